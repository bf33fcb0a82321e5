/** Reads a weight in kilograms: '78,4', '78.4 kg', '78 chili', '78 e mezzo'. Answers kilograms to the hundredth, or nothing. */
export function parseWeight(text: string): number | undefined {
  const [, whole, half] = /^(\d{1,3}(?:[.,]\d{0,3})?)(?:\s*(e mezzo))?\s*(?:kg|kili|chili|kilos?)?\.?$/i.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const value = Number(whole.replace(',', '.'))
  // scales and spreadsheets write grams, which nobody needs
  if (half === undefined) return Math.round(value * 100) / 100
  return Number.isInteger(value) ? value + 0.5 : undefined
}
