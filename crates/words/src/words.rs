//! Texts in one language, ready to be formatted.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{FILES, Language};

/// A value that a message refers to: text, or a number for which the language can choose plural forms.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Text, such as a name.
    Text(String),
    /// A number.
    Number(i64),
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! value_of_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
value_of_numbers!(u8, u16, u32, i32, i64);

/// The values of a message by name.
pub type Args<'a> = &'a [(&'a str, Value)];

/// The words of one language. Messages that it lacks are shown in English.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    fallback: Option<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

fn bundle_of(language: Language) -> FluentBundle<FluentResource> {
    let identifier = LanguageIdentifier::from_bytes(language.code().as_bytes()).unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Isolation marks around inserted names would show up as boxes in many terminals.
    bundle.set_use_isolating(false);
    for (code, _, text) in FILES {
        if *code == language.code() {
            // A message with a mistake is left out and is then missing, which the tests of this crate detect.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
    }
    bundle
}

impl Words {
    /// The words of this language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            bundle: bundle_of(language),
            fallback: (language != Language::English).then(|| bundle_of(Language::English)),
        }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether the message exists in the language itself.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message without values.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// The answers of one whole move: "small wharf, then 3 corn, 2 sugar".
    #[must_use]
    pub fn chained(&self, answers: &[String]) -> String {
        match answers {
            [] => String::new(),
            [only] => only.clone(),
            [first, next @ ..] => {
                let args = [("move", first.as_str().into()), ("next", next.join(", ").into())];
                self.say("hint-then", &args)
            }
        }
    }

    /// The message with its values. An unknown message appears as its id between ⟨⟩, so that it is noticed.
    #[must_use]
    pub fn say(&self, id: &str, args: Args<'_>) -> String {
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            values.set(
                *name,
                match value {
                    Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Number(number) => FluentValue::from(*number),
                },
            );
        }
        [Some(&self.bundle), self.fallback.as_ref()]
            .into_iter()
            .flatten()
            .find_map(|bundle| {
                let pattern = bundle.get_message(id)?.value()?;
                let mut errors = Vec::new();
                let text = bundle
                    .format_pattern(pattern, Some(&values), &mut errors)
                    .into_owned();
                // A missing value is shown as its name in braces; if a message selects by it, nothing is
                // shown.
                debug_assert!(errors.is_empty(), "{}, {id}: {errors:?}", self.language);
                Some(text)
            })
            .unwrap_or_else(|| format!("⟨{id}⟩"))
    }
}
