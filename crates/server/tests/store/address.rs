//! Addresses of databases: what is wrong with one is said, and a password never.

use server::store::Place;

#[test]
fn wrong_addresses_are_refused_with_a_reason_and_without_the_password() {
    for (wrong, reason) in [
        ("postgres://", "which one"),
        ("postgres://anna:hush@host", "which one"),
        ("postgres://anna:hush@host/", "which one"),
        ("postgres://anna:hush@host:99999/db", "can't be read"),
        ("postgres://anna:hu#sh@host/db", "can't be read"),
        ("postgres://anna:hush@ho st/db", "can't be read"),
        ("postgres://anna:hush@host/db?port=many", "no number"),
        (
            "postgres://anna:hush@host/db?pasword=hush",
            "unknown parameter `pasword`",
        ),
        (
            "postgres://anna:hush@host/db?sslmode=verify",
            "sslmode is one of disable, allow, prefer, require, verify-ca, verify-full",
        ),
        ("mysql://anna:hush@host/db", "`mysql:` is no database"),
        ("http://anna:hush@host/db", "`http:` is no database"),
    ] {
        let told = Place::parse(wrong).expect_err(wrong).to_string();
        assert!(told.contains(reason), "{wrong}: {told}");
        assert!(!told.contains("hu"), "{wrong}: {told}");
    }
}

#[test]
fn an_address_is_shown_without_its_password() {
    for (address, shown) in [
        ("postgres://anna:hush@host/db", "postgres://anna@host/db"),
        (
            "postgresql://anna:hush@host:77/db?password=hush",
            "postgres://anna@host:77/db",
        ),
        (
            "postgres:///db?host=/run/postgresql&password=hush",
            "postgres:///db host=/run/postgresql",
        ),
        (
            "postgres://host/?dbname=db&user=hush",
            "postgres://host/ dbname=db",
        ),
        (
            "postgres://anna@[::1]/db?sslmode=disable&options=-c%20a=hush",
            "postgres://anna@[::1]/db",
        ),
    ] {
        let place = Place::parse(address).expect(address);
        assert_eq!(place.to_string(), shown);
        assert!(!format!("{place:?}").contains("hush"), "{place:?}");
    }
}

#[test]
fn a_file_is_a_file_under_whatever_name() {
    for (text, file) in [
        ("meseta.db", "meseta.db"),
        ("sqlite://data/meseta.db", "data/meseta.db"),
        ("sqlite:///var/lib/meseta.db", "/var/lib/meseta.db"),
        ("./postgres:", "./postgres:"),
        ("folder/odd://name", "folder/odd://name"),
    ] {
        assert_eq!(Place::parse(text), Ok(Place::File(file.into())), "{text}");
    }
}
