//! The description of the API: every answer that can come is in it, and games are called there as in answers.

use serde_json::Value;

use crate::support::Site;

#[tokio::test]
async fn every_request_says_what_may_go_wrong() {
    let site = Site::new().await;
    let description = site.browser().get("/api/openapi.json").await.ok();
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > 60, "{}", paths.len());
    for (path, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            let answers = operation["responses"].as_object().unwrap();
            let has = |status: &str| {
                assert!(
                    answers.contains_key(status),
                    "{method} {path} does not say {status}"
                );
            };
            for status in ["429", "500", "503"] {
                has(status);
            }
            if operation["requestBody"].is_object() {
                for status in ["400", "401", "403", "413", "415"] {
                    has(status);
                }
            }
            if path.starts_with("/api/tables/{id}") {
                for status in ["403", "404", "409"] {
                    has(status);
                }
            }
            for (status, answer) in answers {
                // A server that is not well says so in its own words.
                let is_refusal = status.starts_with(['4', '5']) && !path.starts_with("/api/health");
                let schema = &answer["content"]["application/json"]["schema"]["$ref"];
                assert!(
                    !is_refusal || schema == "#/components/schemas/ErrorAnswer",
                    "{method} {path} {status}: {answer}"
                );
            }
        }
    }
    // A value of one of several games may fit more than one of them.
    for (name, schema) in description["components"]["schemas"].as_object().unwrap() {
        if name.starts_with("Any") {
            assert_eq!(
                schema["oneOf"],
                Value::Null,
                "{name} is one of several, and may be two"
            );
        }
    }
    // The games are called as they are in answers.
    let schemas = &description["components"]["schemas"];
    let keys = serde_json::json!(["puerto-rico", "altiplano"]);
    assert_eq!(schemas["GameId"]["enum"], keys);
    let catalog = site.browser().get("/api/games").await.ok();
    for (game, facts) in catalog["games"].as_object().unwrap() {
        assert!(
            facts.is_object() && schemas["Games"]["properties"][game].is_object(),
            "{game}"
        );
    }
    let schemes = &description["components"]["securitySchemes"];
    assert_eq!(schemes["token"]["scheme"], "bearer");
}
