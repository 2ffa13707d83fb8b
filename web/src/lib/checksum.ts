// The checksum by which the server knows the log that we have: CRC-32, as zlib counts it.

const BITS = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

export function checksum(text: string): string {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) sum = (sum >>> 8) ^ BITS[(sum ^ byte) & 255]!;
  return (~sum >>> 0).toString(16).padStart(8, '0');
}
