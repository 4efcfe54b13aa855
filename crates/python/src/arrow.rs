//! Columns for other libraries, through the Arrow C stream interface and its PyCapsule protocol: polars, pyarrow, DuckDB
//! and pandas read it without a copy of theirs being needed here.
//!
//! <https://arrow.apache.org/docs/format/CDataInterface.html>,
//! <https://arrow.apache.org/docs/format/CStreamInterface.html>. The structures and their field names are those of the
//! specification. One batch is all that a stream has.

#![allow(unsafe_code, reason = "the interface is one of C structures with callbacks")]

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr::{null, null_mut};

use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::fault::{Fault, Outcome};

#[repr(C)]
struct ArrowSchema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut ArrowSchema,
    dictionary: *mut ArrowSchema,
    release: Option<unsafe extern "C" fn(*mut ArrowSchema)>,
    private_data: *mut c_void,
}

#[repr(C)]
struct ArrowArray {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut ArrowArray,
    dictionary: *mut ArrowArray,
    release: Option<unsafe extern "C" fn(*mut ArrowArray)>,
    private_data: *mut c_void,
}

#[repr(C)]
struct ArrowArrayStream {
    get_schema: Option<unsafe extern "C" fn(*mut ArrowArrayStream, *mut ArrowSchema) -> c_int>,
    get_next: Option<unsafe extern "C" fn(*mut ArrowArrayStream, *mut ArrowArray) -> c_int>,
    get_last_error: Option<unsafe extern "C" fn(*mut ArrowArrayStream) -> *const c_char>,
    release: Option<unsafe extern "C" fn(*mut ArrowArrayStream)>,
    private_data: *mut c_void,
}

// SAFETY: the stream owns everything that it points to, and whoever holds it uses it from one thread at a time.
unsafe impl Send for ArrowArrayStream {}

/// A stream that nobody has taken out of its capsule is released with it.
impl Drop for ArrowArrayStream {
    fn drop(&mut self) {
        if let Some(release) = self.release {
            // SAFETY: a stream with a release callback is still alive and is released exactly once.
            unsafe { release(self) }
        }
    }
}

/// The cells of a column.
enum Cells {
    Whole(Vec<i64>),
    Real(Vec<f64>),
    /// Offsets and UTF-8.
    Text(Vec<i32>, Vec<u8>),
}

impl Cells {
    /// Its type in the words of the interface.
    const fn format(&self) -> &'static CStr {
        match self {
            Self::Whole(_) => c"l",
            Self::Real(_) => c"g",
            Self::Text(..) => c"u",
        }
    }

    fn len(&self) -> usize {
        match self {
            Self::Whole(cells) => cells.len(),
            Self::Real(cells) => cells.len(),
            Self::Text(offsets, _) => offsets.len() - 1,
        }
    }

    /// The buffers: no validity bitmap, since nothing is missing, then the cells.
    fn buffers(&self) -> Vec<*const c_void> {
        match self {
            Self::Whole(cells) => vec![null(), cells.as_ptr().cast()],
            Self::Real(cells) => vec![null(), cells.as_ptr().cast()],
            Self::Text(offsets, bytes) => vec![null(), offsets.as_ptr().cast(), bytes.as_ptr().cast()],
        }
    }

    fn read(column: &Bound<'_, PyAny>) -> Outcome<Self> {
        if let Ok(cells) = column.extract::<numpy::PyReadonlyArray1<'_, i64>>() {
            return Ok(Self::Whole(cells.as_array().to_vec()));
        }
        if let Ok(cells) = column.extract::<numpy::PyReadonlyArray1<'_, f64>>() {
            return Ok(Self::Real(cells.as_array().to_vec()));
        }
        let texts: Vec<String> = column.extract().map_err(|_| Fault::Array {
            message: "a column holds int64, float64 or text".to_owned(),
        })?;
        let mut offsets = vec![0];
        let mut bytes = Vec::new();
        for text in texts {
            bytes.extend_from_slice(text.as_bytes());
            let end = i32::try_from(bytes.len()).map_err(|_| Fault::Array {
                message: "a column of text holds at most 2 GiB".to_owned(),
            })?;
            offsets.push(end);
        }
        Ok(Self::Text(offsets, bytes))
    }
}

/// What a stream has left to give.
struct Frame {
    names: Vec<CString>,
    formats: Vec<&'static CStr>,
    /// `None` once they have been given.
    columns: Option<Vec<Cells>>,
}

/// What a schema or an array owns: freed by its release callback.
struct Owned<T> {
    children: Vec<*mut T>,
    _name: CString,
    /// What the buffers point into.
    _cells: Option<Cells>,
    buffers: Vec<*const c_void>,
}

/// Frees a schema with its children.
unsafe extern "C" fn release_schema(schema: *mut ArrowSchema) {
    // SAFETY: called once for each schema that `schema` below made, by whoever owns it.
    unsafe {
        let owned = Box::from_raw((*schema).private_data.cast::<Owned<ArrowSchema>>());
        for &child in &owned.children {
            if let Some(release) = (*child).release {
                release(child);
            }
            drop(Box::from_raw(child));
        }
        (*schema).release = None;
    }
}

/// Frees an array with its children and their cells.
unsafe extern "C" fn release_array(array: *mut ArrowArray) {
    // SAFETY: called once for each array that `array` below made, by whoever owns it.
    unsafe {
        let owned = Box::from_raw((*array).private_data.cast::<Owned<ArrowArray>>());
        for &child in &owned.children {
            if let Some(release) = (*child).release {
                release(child);
            }
            drop(Box::from_raw(child));
        }
        (*array).release = None;
    }
}

fn schema(format: &'static CStr, name: &CStr, children: Vec<ArrowSchema>) -> ArrowSchema {
    let children = children.into_iter().map(|child| Box::into_raw(Box::new(child)));
    let mut owned = Box::new(Owned {
        children: children.collect(),
        _name: name.to_owned(),
        _cells: None,
        buffers: Vec::new(),
    });
    ArrowSchema {
        format: format.as_ptr(),
        name: owned._name.as_ptr(),
        metadata: null(),
        flags: 0,
        n_children: owned.children.len() as i64,
        children: owned.children.as_mut_ptr(),
        dictionary: null_mut(),
        release: Some(release_schema),
        private_data: Box::into_raw(owned).cast(),
    }
}

fn array(length: usize, cells: Option<Cells>, children: Vec<ArrowArray>) -> ArrowArray {
    let children = children.into_iter().map(|child| Box::into_raw(Box::new(child)));
    let mut owned = Box::new(Owned {
        children: children.collect(),
        _name: CString::default(),
        buffers: cells.as_ref().map_or_else(|| vec![null()], Cells::buffers),
        _cells: cells,
    });
    ArrowArray {
        length: length as i64,
        null_count: 0,
        offset: 0,
        n_buffers: owned.buffers.len() as i64,
        n_children: owned.children.len() as i64,
        buffers: owned.buffers.as_mut_ptr(),
        children: owned.children.as_mut_ptr(),
        dictionary: null_mut(),
        release: Some(release_array),
        private_data: Box::into_raw(owned).cast(),
    }
}

/// The columns as the children of a structure.
unsafe extern "C" fn get_schema(stream: *mut ArrowArrayStream, out: *mut ArrowSchema) -> c_int {
    // SAFETY: the stream is alive, and `out` is room for a schema.
    unsafe {
        let frame = &*(*stream).private_data.cast::<Frame>();
        let columns = frame.names.iter().zip(&frame.formats);
        let children = columns.map(|(name, format)| schema(format, name, Vec::new()));
        out.write(schema(c"+s", c"", children.collect()));
    }
    0
}

/// The one batch, then the end: an array without a release callback.
unsafe extern "C" fn get_next(stream: *mut ArrowArrayStream, out: *mut ArrowArray) -> c_int {
    // SAFETY: the stream is alive, and `out` is room for an array.
    unsafe {
        let frame = &mut *(*stream).private_data.cast::<Frame>();
        let next = match frame.columns.take() {
            Some(columns) => {
                let length = columns.first().map_or(0, Cells::len);
                let children = columns
                    .into_iter()
                    .map(|cells| array(cells.len(), Some(cells), Vec::new()));
                array(length, None, children.collect())
            }
            None => {
                let mut end = array(0, None, Vec::new());
                release_array(&raw mut end);
                end
            }
        };
        out.write(next);
    }
    0
}

/// Nothing ever goes wrong.
unsafe extern "C" fn get_last_error(_: *mut ArrowArrayStream) -> *const c_char {
    null()
}

unsafe extern "C" fn release_stream(stream: *mut ArrowArrayStream) {
    // SAFETY: called once, by whoever owns the stream.
    unsafe {
        drop(Box::from_raw((*stream).private_data.cast::<Frame>()));
        (*stream).release = None;
    }
}

/// Columns of equal lengths as a capsule with an Arrow stream.
#[pyfunction]
pub fn arrow_stream<'py>(
    py: Python<'py>,
    names: Vec<String>,
    columns: Vec<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let fault = |message: &str| Fault::Array {
        message: message.to_owned(),
    };
    let columns = columns.iter().map(Cells::read).collect::<Outcome<Vec<_>>>()?;
    let names = names.into_iter().map(CString::new).collect::<Result<Vec<_>, _>>();
    let names = names.map_err(|_| fault("the name of a column has no zero bytes"))?;
    let is_even = columns.windows(2).all(|pair| pair[0].len() == pair[1].len());
    if names.len() != columns.len() || !is_even {
        return Err(fault("every column has a name, and all have the same length").into());
    }
    let frame = Box::new(Frame {
        names,
        formats: columns.iter().map(Cells::format).collect(),
        columns: Some(columns),
    });
    let stream = ArrowArrayStream {
        get_schema: Some(get_schema),
        get_next: Some(get_next),
        get_last_error: Some(get_last_error),
        release: Some(release_stream),
        private_data: Box::into_raw(frame).cast(),
    };
    PyCapsule::new_with_value_and_destructor(py, stream, c"arrow_array_stream", |stream, _| drop(stream))
}
