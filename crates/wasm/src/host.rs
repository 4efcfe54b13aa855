//! What a machine without a system of its own borrows from whoever runs it.

/// The clock and the chance of the host.
pub trait Host {
    /// What time it is, in milliseconds since 1970.
    fn now(&self) -> i64;

    /// Bits that nobody can predict.
    fn random(&self) -> u32;

    /// So many unpredictable bytes.
    fn bytes<const N: usize>(&self) -> [u8; N]
    where
        Self: Sized,
    {
        let mut bytes = [0; N];
        for four in bytes.chunks_mut(4) {
            for (byte, drawn) in four.iter_mut().zip(self.random().to_le_bytes()) {
                *byte = drawn;
            }
        }
        bytes
    }
}
