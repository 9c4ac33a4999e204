/** Big-endian numbers and text at a position in a file; past its end they are 0 and ''. */
export const u8 = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
export const u16 = (bytes: Uint8Array, at: number): number => (u8(bytes, at) << 8) | u8(bytes, at + 1);
export const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) * 0x1_0000 + u16(bytes, at + 2);

export const u16le = (bytes: Uint8Array, at: number): number => u8(bytes, at) | (u8(bytes, at + 1) << 8);
export const u24le = (bytes: Uint8Array, at: number): number =>
  u16le(bytes, at) + u8(bytes, at + 2) * 0x1_0000;
export const u32le = (bytes: Uint8Array, at: number): number =>
  u16le(bytes, at) + u16le(bytes, at + 2) * 0x1_0000;

/** `length` bytes from `at`, each as the character with its code. */
export function latin(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
