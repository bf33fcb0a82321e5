export type Encoding = 'utf-8' | 'windows-1252'

/** Bytes as text: by the mark at their beginning, else as asked, else as UTF-8 where they are that. */
export function decodeTable(bytes: Uint8Array, requestedEncoding?: Encoding): { text: string; encoding: Encoding } {
  const wide = wideEncodingOf(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-8' }
  if (requestedEncoding) return { text: new TextDecoder(requestedEncoding).decode(bytes), encoding: requestedEncoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** Some spreadsheets save two bytes a letter, and say so by a mark. */
const wideEncodingOf = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
