/** Reads a height in centimetres or metres: '168', '168 cm', '1,68', '1.68 m', '1 m 68'. Answers centimetres, or nothing. */
export function parseHeight(text: string): number | undefined {
  const [, metres, rest] = /^([12])\s*m\s*(\d{2})$/i.exec(text.trim()) ?? []
  if (metres !== undefined) return Number(metres) * 100 + Number(rest)
  const [, number] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:cm|m)?\.?$/i.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  const value = Number(number.replace(',', '.'))
  return Math.round((value < 3 ? value * 100 : value) * 10) / 10
}
