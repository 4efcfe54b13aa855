//! A guest who becomes somebody with an account: what was the guest's becomes the account's.

use sqlx::AnyConnection;

use crate::store::StoreError;

/// What becomes of a table, if the guest `$1` is there and `$2`, whose it is to be, has no seat beside the guest's. The
/// revision comes first: whoever changes the table meanwhile has to read it again.
const TABLE: [&str; 9] = [
    "UPDATE tables SET revision = revision + 1 WHERE id = $3 \
     AND (host = $1 OR EXISTS (SELECT 1 FROM seats WHERE table_id = $3 AND guest = $1)) \
     AND NOT (EXISTS (SELECT 1 FROM seats WHERE table_id = $3 AND guest = $1) \
         AND EXISTS (SELECT 1 FROM seats WHERE table_id = $3 AND guest = $2))",
    "UPDATE tables SET host = $2 WHERE id = $3 AND host = $1",
    "UPDATE seats SET guest = $2 WHERE table_id = $3 AND guest = $1",
    "UPDATE chat SET guest = $2 WHERE table_id = $3 AND guest = $1",
    "DELETE FROM requests WHERE table_id = $3 AND guest = $1 AND request IN \
     (SELECT request FROM requests WHERE table_id = $3 AND guest = $2)",
    "UPDATE requests SET guest = $2 WHERE table_id = $3 AND guest = $1",
    "UPDATE reports SET about = $2 WHERE table_id = $3 AND about = $1",
    "DELETE FROM notices WHERE table_id = $3 AND guest IN ($1, $2)",
    "DELETE FROM invites WHERE table_id = $3 AND guest IN ($1, $2)",
];

pub(super) async fn tables(
    writer: &mut AnyConnection,
    from: &str,
    into: &str,
    tables: &[String],
) -> Result<(), StoreError> {
    for table in tables {
        for (number, statement) in TABLE.into_iter().enumerate() {
            let done = sqlx::query(statement)
                .bind(from)
                .bind(into)
                .bind(table)
                .execute(&mut *writer)
                .await?;
            if number == 0 && done.rows_affected() == 0 {
                break;
            }
        }
    }
    Ok(())
}

/// Whoever blocks, or is blocked, stays so; whoever else is something to both stays what they are to the account. What was
/// said in private comes along, but for what the two said to each other.
const PEOPLE: [&str; 11] = [
    "DELETE FROM relations WHERE (guest = $1 AND other = $2) OR (guest = $2 AND other = $1)",
    "DELETE FROM relations WHERE guest = $1 AND kind <> 'blocked' AND other IN \
     (SELECT other FROM relations WHERE guest = $2)",
    "DELETE FROM relations WHERE guest = $2 AND other IN \
     (SELECT other FROM relations WHERE guest = $1 AND kind = 'blocked')",
    "UPDATE relations SET guest = $2 WHERE guest = $1",
    "DELETE FROM relations WHERE other = $2 AND kind <> 'blocked' AND guest IN \
     (SELECT guest FROM relations WHERE other = $1 AND kind = 'blocked')",
    "DELETE FROM relations WHERE other = $1 AND guest IN (SELECT guest FROM relations WHERE other = $2)",
    "UPDATE relations SET other = $2 WHERE other = $1",
    "DELETE FROM private_lines WHERE (by_guest = $1 AND to_guest = $2) OR (by_guest = $2 AND to_guest = $1)",
    "UPDATE private_lines SET by_guest = $2 WHERE by_guest = $1",
    "UPDATE private_lines SET to_guest = $2 WHERE to_guest = $1",
    "UPDATE reports SET about = $2 WHERE private = 1 AND about = $1",
];

pub(super) async fn people(writer: &mut AnyConnection, from: &str, into: &str) -> Result<(), StoreError> {
    for statement in PEOPLE {
        sqlx::query(statement)
            .bind(from)
            .bind(into)
            .execute(&mut *writer)
            .await?;
    }
    // Friendship has two sides: a side whose other one was lost on the way goes, too.
    sqlx::query(
        "DELETE FROM relations WHERE kind = 'friend' AND (guest = $1 OR other = $1) AND NOT EXISTS \
         (SELECT 1 FROM relations AS back WHERE back.guest = relations.other AND back.other = relations.guest \
          AND back.kind = 'friend')",
    )
    .bind(into)
    .execute(writer)
    .await?;
    Ok(())
}
