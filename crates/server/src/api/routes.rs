//! Addresses with their handlers and with what describes them. To put the description of all of them together takes a
//! second or two, for which no start of a server has to wait: it is done when somebody asks for it.

use axum::Router;
use axum::routing::MethodRouter;
use utoipa::openapi::path::Paths;
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{Components, OpenApi, RefOr};

use super::App;

/// The types that an address speaks of, by name, and what can be done there.
pub(super) type Described = (Vec<(String, RefOr<Schema>)>, Paths);

/// An address; [`route!`] makes one.
pub(super) struct Route {
    pub(super) path: String,
    pub(super) handlers: MethodRouter<App>,
    pub(super) describe: fn() -> Described,
}

/// The address that these handlers have in common, as `utoipa::path` at each of them names it. `@path` is a rule within
/// the macro of `utoipa-axum`, which has no other way to ask for the address alone; were it to change, this would not
/// compile.
macro_rules! route {
    ($($($part:ident)::+),+) => {{
        use utoipa_axum::PathItemExt as _;
        let mut handlers = axum::routing::MethodRouter::new();
        let mut paths = Vec::new();
        $(
            paths.push(utoipa_axum::routes!(@path [path()] of $($part)::+));
            for method in utoipa_axum::routes!(@path [methods()] of $($part)::+) {
                handlers = handlers.on(method.to_method_filter(), $($part)::+);
            }
        )+
        $crate::api::routes::Route {
            path: paths.swap_remove(0),
            handlers,
            describe: || {
                let (schemas, paths, _): utoipa_axum::router::UtoipaMethodRouter<$crate::api::App> =
                    utoipa_axum::routes!($($($part)::+),+);
                (schemas, paths)
            },
        }
    }};
}
pub(super) use route;

/// Many addresses.
#[derive(Default)]
pub(super) struct Routes {
    router: Router<App>,
    described: Descriptions,
}

impl Routes {
    pub(super) fn with(mut self, route: Route) -> Self {
        self.router = self.router.route(&route.path, route.handlers);
        self.described.0.push(route.describe);
        self
    }

    pub(super) fn merge(mut self, others: Self) -> Self {
        self.router = self.router.merge(others.router);
        self.described.0.extend(others.described.0);
        self
    }

    /// What answers requests, and what describes it.
    pub(super) fn split(self) -> (Router<App>, Descriptions) {
        (self.router, self.described)
    }
}

/// What describes each of many addresses.
#[derive(Clone, Default)]
pub(super) struct Descriptions(Vec<fn() -> Described>);

impl Descriptions {
    /// Adds all of it to a description.
    pub(super) fn add_to(&self, description: &mut OpenApi) {
        for (schemas, paths) in self.0.iter().map(|describe| describe()) {
            for (path, item) in paths.paths {
                match description.paths.paths.get_mut(&path) {
                    Some(known) => known.merge_operations(item),
                    None => drop(description.paths.paths.insert(path, item)),
                }
            }
            let components = description.components.get_or_insert_with(Components::new);
            components.schemas.extend(schemas);
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;

    use super::super::docs;
    use super::*;

    #[test]
    fn no_start_waits_for_what_describes_the_addresses() {
        let route = Route {
            path: "/api/somewhere".to_owned(),
            handlers: get(|| async {}),
            describe: || panic!("nobody has asked"),
        };
        let (_router, described) = Routes::default().with(route).split();
        let _pages = docs::pages(described.clone());
        let asked = std::panic::catch_unwind(|| described.add_to(&mut OpenApi::default()));
        assert!(asked.is_err(), "who asks has it described");
    }
}
