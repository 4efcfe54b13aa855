//! Tests of one bot against another.

use crate::played;

#[test]
fn a_test_of_a_bot_against_itself_says_that_it_is_no_better() {
    let told = played(&[
        "--bot",
        "random",
        "--bot",
        "again=random",
        "--sprt",
        "--seed",
        "2",
        "--players",
        "2",
    ]);
    assert!(told.contains("random is not better than again: H0"), "{told}");
    let told = played(&[
        "--bot",
        "greedy",
        "--bot",
        "random",
        "--sprt",
        "--seed",
        "2",
        "--players",
        "2",
        "--h1",
        "0.3",
    ]);
    assert!(told.contains("greedy is better than random: H1"), "{told}");
}

#[test]
fn the_verdict_of_a_test_does_not_depend_on_threads() {
    let words = |threads: &'static str| {
        let told = played(&[
            "--bot",
            "greedy",
            "--bot",
            "random",
            "--sprt",
            "--seed",
            "4",
            "--players",
            "3",
            "--threads",
            threads,
        ]);
        told.lines()
            .find(|line| line.contains("is better than"))
            .unwrap()
            .to_owned()
    };
    assert_eq!(words("1"), words("4"));
}
