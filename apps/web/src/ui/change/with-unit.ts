/** 84,5 cm; 18%: a per cent sign stands at its figure. */
export function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure
  return unit === '%' ? `${figure}%` : `${figure} ${unit}`
}
