// cool, and apart from each other also in grey; never the accent
const series = ['var(--series)', 'var(--protein)', 'var(--carbohydrate)', 'var(--fat)', 'var(--intensity-3)'] as const

export const seriesColour = (index: number): string => series[Math.max(0, index) % series.length] ?? series[0]

const bars = ['var(--series)', 'var(--intensity-2)', 'var(--protein)', 'var(--carbohydrate)', 'var(--fat)'] as const

export const barColour = (index: number): string => bars[index % bars.length] ?? bars[0]
