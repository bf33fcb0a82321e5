import { inflateRawSync } from 'node:zlib'

/** The XML of the sheet in a workbook of ours. */
export function sheetXml(file: Buffer): string {
  const entry = file.lastIndexOf('xl/worksheets/sheet1.xml') - 46
  const [size, offset] = [file.readUInt32LE(entry + 20), file.readUInt32LE(entry + 42)]
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  return inflateRawSync(file.subarray(start, start + size)).toString()
}
