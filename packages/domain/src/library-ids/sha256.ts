/** The first 32 bits of what stands behind the point: FIPS 180-4 takes its constants from the roots of primes. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)

const primes = Array.from({ length: 310 }, (_, at) => at + 2).filter(each => {
  for (let divisor = 2; divisor * divisor <= each; divisor += 1) if (each % divisor === 0) return false
  return true
})
const roundConstants = Int32Array.from(primes.slice(0, 64), prime => fraction(Math.cbrt(prime)))
const startState = Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime)))

/** The words of one block; the next one overwrites them. */
const schedule = new Int32Array(64)

function readBlock(bytes: DataView, offset: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = bytes.getInt32(offset + at * 4)
  for (let at = 16; at < 64; at += 1) {
    const early = schedule[at - 15] ?? 0
    const late = schedule[at - 2] ?? 0
    const ofEarly = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const ofLate = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    schedule[at] = (schedule[at - 16] ?? 0) + ofEarly + (schedule[at - 7] ?? 0) + ofLate
  }
}

/** Written out, because thousands of ids are made while somebody waits for the first screen that names foods. */
function addBlock(state: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at += 1) {
    const ofE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const next = (h + ofE + ((e & f) ^ (~e & g)) + (roundConstants[at] ?? 0) + (schedule[at] ?? 0)) | 0
    const ofA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const sum = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + next) | 0
    d = c
    c = b
    b = a
    a = (next + sum) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at += 1) state[at] = (state[at] ?? 0) + (sums[at] ?? 0)
}

const encoder = new TextEncoder()

/** SHA-256 (FIPS 180-4) in hexadecimal digits. The one of browsers answers later, and only over https. */
export function sha256(text: string): string {
  const content = encoder.encode(text)
  const padded = new Uint8Array(Math.ceil((content.length + 9) / 64) * 64)
  padded.set(content)
  padded[content.length] = 0x80
  const bytes = new DataView(padded.buffer)
  bytes.setUint32(padded.length - 4, content.length * 8)
  const state = startState.slice()
  for (let offset = 0; offset < padded.length; offset += 64) {
    readBlock(bytes, offset)
    addBlock(state)
  }
  return Array.from(state, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
