//! From a drawing to pixels, with the bundled fonts alone: a picture looks the same on every machine.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// Alegreya and Source Sans 3 (SIL Open Font License, texts beside them), reduced to the letters of our languages.
const FONTS: [&[u8]; 6] = [
    include_bytes!("fonts/alegreya-latin-700.ttf"),
    include_bytes!("fonts/alegreya-latin-ext-700.ttf"),
    include_bytes!("fonts/source-sans-3-latin-400.ttf"),
    include_bytes!("fonts/source-sans-3-latin-ext-400.ttf"),
    include_bytes!("fonts/source-sans-3-latin-700.ttf"),
    include_bytes!("fonts/source-sans-3-latin-ext-700.ttf"),
];

/// A drawing as a PNG file; `None` if it is none.
pub(crate) fn png(drawing: &str) -> Option<Vec<u8>> {
    let options = Options {
        fontdb: fonts(),
        ..Options::default()
    };
    let tree = Tree::from_str(drawing, &options)
        .inspect_err(|error| tracing::error!(%error, "a picture can't be read"))
        .ok()?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

/// The fonts, read once.
fn fonts() -> Arc<fontdb::Database> {
    static FONTS_READ: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let read = FONTS_READ.get_or_init(|| {
        let mut fonts = fontdb::Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        Arc::new(fonts)
    });
    Arc::clone(read)
}
