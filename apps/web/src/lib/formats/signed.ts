/** Formats −4,8 and +0,3, with the minus sign that is as wide as the plus. Zero has no sign. */
export const signed = (value: number, decimal: (value: number) => string): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${decimal(Math.abs(value))}`
