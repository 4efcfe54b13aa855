//! Accounts: a name and a password, for those who want to sign in with them.

mod bringing;

use axum::Json;
use axum::extract::State;
use protocol::{
    ChangePassword, ChangeProfile, ErrorAnswer, ErrorCode, GuestTables, MakeAccount, Me, RemoveAccount,
    SignIn, SignedIn,
};

use super::error::Problem;
use super::guest::{Visitor, check_name, no_program, person, sign_in as with_cookie};
use super::input::Body;
use super::limit::Address;
use super::me::{log_out_others, me};
use super::new_table::WithCookie;
use super::{App, Cost, CostOfNewGuest};
use crate::code;
use crate::people::{AccountName, check_password};
use crate::store::{AccountRow, GuestRow, Profile, StoreError};

/// Makes an account for this device's guest, creating the guest first if necessary. The account's name and password let the
/// same person sign in on any device. Tables, ratings and friends stay what they are.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = MakeAccount, responses(
    (status = 200, body = Me),
    (status = 400, body = ErrorAnswer, description = "The name or the password is not one."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
    (status = 409, body = ErrorAnswer, description = "The name is taken, or the person has an account."),
    (status = 429, body = ErrorAnswer, description = "Too many passwords from this address."),
))]
pub async fn make(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    address: Address,
    Body(body): Body<MakeAccount>,
) -> WithCookie<Me> {
    visitor.0.as_ref().map_or(Ok(()), no_program)?;
    address.try_password(&app, None)?;
    let name = account_name(&body.name)?;
    let password = password(&body.password, &name.name)?;
    if let Some(guest) = &visitor.0
        && app.store.of_people().account_of(&guest.id).await?.is_some()
    {
        return Err(has_account());
    }
    if app.store.of_people().account(&name.key).await?.is_some() {
        return Err(name_taken());
    }
    let hash = app.passwords.hash(password).await?;
    // Who has no name yet is called by that of the account.
    let is_nameless = visitor.0.as_ref().is_none_or(|guest| guest.name.is_empty());
    let wanted = is_nameless.then(|| name.name.clone());
    let guest = visitor.or_new(&app, wanted.as_deref()).await?;
    let account = AccountRow {
        guest: guest.id.clone(),
        name: name.name,
        key: name.key,
        look: name.look,
        password: hash,
        changed: app.registry.clock().now(),
    };
    match app.store.of_people().make_account(account).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => {
            return Err(match app.store.of_people().account_of(&guest.id).await? {
                Some(_) => has_account(),
                None => name_taken(),
            });
        }
        Err(error) => return Err(error.into()),
    }
    Ok((with_cookie(&app, &guest), Json(me(&app, Some(&guest)).await?)))
}

/// Makes this device the person with this account. A guest without an account who has tables chooses what becomes of them.
/// Whether there is such an account is not said.
#[utoipa::path(post, path = "/api/account/sign-in", tag = "account", request_body = SignIn, responses(
    (status = 200, body = SignedIn),
    (status = 401, body = ErrorAnswer, description = "The name and the password don't go together."),
    (status = 409, body = ErrorAnswer, description = "This device's guest has tables: `tables` says what becomes of them."),
    (status = 429, body = ErrorAnswer, description = "Too many passwords from this address, or for this account."),
))]
pub async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    address: Address,
    Body(body): Body<SignIn>,
) -> WithCookie<SignedIn> {
    // Whatever can't be a name is nobody's.
    let key = account_name(&body.name).map_or_else(|_| code::hash(&body.name), |name| name.key);
    address.try_password(&app, Some(&key))?;
    let account = app.store.of_people().account(&key).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let is_right = app.passwords.is(&body.password, hash).await?;
    let account = account.filter(|_| is_right).ok_or_else(wrong_password)?;
    let known = app.store.guest(&account.guest).await?;
    let known = known.ok_or_else(wrong_password)?;
    let outcome = match visitor.0.filter(|guest| guest.id != known.id) {
        Some(guest) => leave_guest(&app, &guest, &known, body.tables).await?,
        None => Left::default(),
    };
    let signed_in = SignedIn {
        me: me(&app, Some(&known)).await?,
        brought: outcome.brought,
        stayed: outcome.stayed,
        guest_code: outcome.code,
    };
    Ok((with_cookie(&app, &known), Json(signed_in)))
}

/// What became of the guest that a device was before.
#[derive(Default)]
struct Left {
    brought: u32,
    stayed: u32,
    code: Option<String>,
}

/// What becomes of the guest of a device that signs in to an account.
async fn leave_guest(
    app: &App,
    guest: &GuestRow,
    known: &GuestRow,
    wish: Option<GuestTables>,
) -> Result<Left, Problem> {
    if app.store.of_people().account_of(&guest.id).await?.is_some() {
        // Who has an account of their own gets back to it the same way.
        return Ok(Left::default());
    }
    let count = bringing::count(app, guest).await?;
    let code = || Some(code::recovery(&app.key_bytes, &guest.id, guest.series));
    match wish {
        None if count > 0 => {
            let message = format!(
                "this device's guest has {count} tables; say with `tables` whether they become the account's \
                 (`bring`) or stay with the guest (`leave`)"
            );
            Err(Problem::new(ErrorCode::ChooseTables, message))
        }
        Some(GuestTables::Bring) => {
            let brought = bringing::bring(app, guest, known).await?;
            Ok(Left {
                brought: brought.tables,
                stayed: brought.stayed,
                code: (brought.stayed > 0).then(code).flatten(),
            })
        }
        Some(GuestTables::Leave) | None => Ok(Left {
            brought: 0,
            stayed: count,
            code: (count > 0).then(code).flatten(),
        }),
    }
}

/// Changes the password, and logs all other devices out: earlier cookies and codes become void.
#[utoipa::path(post, path = "/api/account/password", tag = "account", request_body = ChangePassword, responses(
    (status = 200, body = Me),
    (status = 400, body = ErrorAnswer, description = "The new password is not one."),
    (status = 401, body = ErrorAnswer, description = "This device has no guest, or the password is another one."),
    (status = 409, body = ErrorAnswer, description = "The person has no account."),
    (status = 429, body = ErrorAnswer, description = "Too many passwords from this address, or for this account."),
))]
pub async fn change(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    address: Address,
    Body(body): Body<ChangePassword>,
) -> WithCookie<Me> {
    let guest = visitor.guest()?;
    let account = own_account(&app, &guest, address, &body.current).await?;
    let hash = app.passwords.hash(password(&body.new, &account.name)?).await?;
    let now = app.registry.clock().now();
    let changed = app
        .store
        .of_people()
        .change_password(&guest.id, &account.password, &hash, now)
        .await;
    match changed {
        Ok(()) => {}
        // It was changed elsewhere in the meantime.
        Err(StoreError::Conflict) => return Err(wrong_password()),
        Err(error) => return Err(error.into()),
    }
    let guest = log_out_others(&app, guest).await?;
    Ok((with_cookie(&app, &guest), Json(me(&app, Some(&guest)).await?)))
}

/// Removes the account's name and password, and logs all other devices out. The person goes on as a guest, with a new code.
#[utoipa::path(post, path = "/api/account/remove", tag = "account", request_body = RemoveAccount, responses(
    (status = 200, body = Me),
    (status = 401, body = ErrorAnswer, description = "This device has no guest, or the password is another one."),
    (status = 409, body = ErrorAnswer, description = "The person has no account."),
    (status = 429, body = ErrorAnswer, description = "Too many passwords from this address, or for this account."),
))]
pub async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    address: Address,
    Body(body): Body<RemoveAccount>,
) -> WithCookie<Me> {
    let guest = visitor.guest()?;
    own_account(&app, &guest, address, &body.password).await?;
    app.store.of_people().remove_account(&guest.id).await?;
    let guest = log_out_others(&app, guest).await?;
    Ok((with_cookie(&app, &guest), Json(me(&app, Some(&guest)).await?)))
}

/// Changes the picture beside the name, or the language that the person reads.
#[utoipa::path(put, path = "/api/me/profile", tag = "account", request_body = ChangeProfile, responses(
    (status = 200, body = Me),
    (status = 400, body = ErrorAnswer, description = "There is no such language."),
))]
pub async fn choose(
    State(app): State<App>,
    visitor: Visitor,
    _cost: CostOfNewGuest,
    Body(body): Body<ChangeProfile>,
) -> WithCookie<Me> {
    let language = body.language.as_deref().map(known_language).transpose()?;
    let guest = visitor.or_new(&app, None).await?;
    let profile = Profile {
        avatar: body.avatar,
        language: language.clone(),
        link: None,
    };
    app.store.of_people().choose_profile(&guest.id, profile).await?;
    let looks_different = body.avatar.is_some() && body.avatar != guest.avatar;
    let guest = GuestRow {
        avatar: body.avatar.or(guest.avatar),
        language: language.or(guest.language),
        ..guest
    };
    if looks_different {
        app.registry.rename(&person(&guest)).await?;
    }
    Ok((with_cookie(&app, &guest), Json(me(&app, Some(&guest)).await?)))
}

fn known_language(language: &str) -> Result<String, Problem> {
    let unknown = || {
        Problem::new(
            ErrorCode::BadRequest,
            format!("there is no language `{language}`"),
        )
    };
    let known = words::Language::of_tag(language).ok_or_else(unknown)?;
    Ok(known.code().to_owned())
}

/// A person's account, if this is its password.
async fn own_account(
    app: &App,
    guest: &GuestRow,
    address: Address,
    password: &str,
) -> Result<AccountRow, Problem> {
    let none = || Problem::new(ErrorCode::NoAccount, "you have no account");
    let account = app.store.of_people().account_of(&guest.id).await?;
    let account = account.ok_or_else(none)?;
    address.try_password(app, Some(&account.key))?;
    match app.passwords.is(password, Some(account.password.clone())).await? {
        true => Ok(account),
        false => Err(wrong_password()),
    }
}

fn account_name(name: &str) -> Result<AccountName, Problem> {
    AccountName::of(check_name(name)?).map_err(|bad| Problem::new(ErrorCode::BadName, bad.to_string()))
}

fn password(password: &str, name: &str) -> Result<String, Problem> {
    check_password(password, name).map_err(|bad| Problem::new(ErrorCode::BadPassword, bad.to_string()))
}

fn wrong_password() -> Problem {
    Problem::new(
        ErrorCode::WrongPassword,
        "there is no account with this name and this password",
    )
}

fn name_taken() -> Problem {
    let message = "somebody has an account of this name, or of one that looks like it; take another";
    Problem::new(ErrorCode::NameTaken, message)
}

fn has_account() -> Problem {
    let message = "you have an account already; remove it before you make another";
    Problem::new(ErrorCode::HasAccount, message)
}
