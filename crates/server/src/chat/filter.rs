//! The host's list of words that nobody is to read.

use std::collections::HashSet;

use table::look_of;

/// What stands where a word was.
const MASK: &str = "•••";

/// Words that are replaced in what people say. Without words, nothing is.
#[derive(Clone, Default, Debug)]
pub struct Filter {
    /// What the words look like, so that a look-alike letter does not get around them.
    looks: HashSet<String>,
}

impl Filter {
    /// Replaces these words, whatever their case.
    #[must_use]
    pub fn new(words: &[String]) -> Self {
        Self {
            looks: words
                .iter()
                .map(|word| look_of(word))
                .filter(|look| !look.is_empty())
                .collect(),
        }
    }

    /// The text without those words. Only whole words count.
    #[must_use]
    pub fn masked(&self, text: &str) -> String {
        if self.looks.is_empty() {
            return text.to_owned();
        }
        let mut masked = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let is_of_word = |letter: char| letter.is_alphanumeric();
            let begins = rest.find(is_of_word).unwrap_or(rest.len());
            let (between, from_word) = rest.split_at(begins);
            let ends = from_word
                .find(|letter| !is_of_word(letter))
                .unwrap_or(from_word.len());
            let (word, after) = from_word.split_at(ends);
            masked.push_str(between);
            masked.push_str(if self.looks.contains(&look_of(word)) {
                MASK
            } else {
                word
            });
            rest = after;
        }
        masked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_replaced_whatever_they_are_written_with() {
        let filter = Filter::new(&["darn".to_owned(), "psia".to_owned(), String::new()]);
        assert_eq!(
            filter.masked("Darn! You darned DАRN ship."),
            "•••! You darned ••• ship."
        );
        assert_eq!(filter.masked("psia krew, darn"), "••• krew, •••");
        assert_eq!(Filter::new(&[]).masked("darn"), "darn");
        assert_eq!(filter.masked(""), "");
    }
}
