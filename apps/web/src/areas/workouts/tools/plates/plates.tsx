import { Stack } from '#ui/layout'
import { useFormats } from '#lib/formats'
import { Text } from '#ui/text'
import { classes } from '#ui/classes'
import { drawnPlates, loadingOf, plateSettings, toUnit } from './plate-settings.ts'
import css from './plates.module.css'
import { usePlateWords } from './words.ts'

const [barLength, collarWidth, barHeight, height] = [150, 8, 8, 76] as const

/** The plates of each side for a load in kilograms, drawing and named. */
export function Plates({ kg }: { kg: number }) {
  const t = usePlateWords()
  const { decimal } = useFormats()
  const settings = plateSettings.useValue()
  const { unit, bars } = settings
  const textOf = (value: number) => `${decimal(value, { most: 2 })} ${unit}`
  const load = toUnit(kg, unit)
  const { plates, total, missing } = loadingOf(load, settings)
  const counts = [...Map.groupBy(plates, size => size)].map(([size, same]) =>
    same.length > 1 ? `${same.length} × ${decimal(size)}` : decimal(size),
  )
  const sentence = load < bars[unit] ? t('lighter') : plates.length === 0 ? t('none') : `${counts.join(' + ')} ${unit}`
  const drawing = drawnPlates(plates, unit)
  const scale = Math.min(1, (barLength - collarWidth - 12) / Math.max(1, (drawing.at(-1)?.x ?? 0) + (drawing.at(-1)?.width ?? 0)))
  return (
    <Stack gap={8}>
      <svg viewBox={`0 0 ${barLength} ${height}`} className={css.bar} role="img" aria-label={t('drawing', { plates: sentence })}>
        <rect x={0} y={(height - barHeight) / 2} width={barLength} height={barHeight} rx={2} className={css.steel} />
        <rect x={0} y={(height - barHeight * 2) / 2} width={collarWidth} height={barHeight * 2} rx={2} className={css.steel} />
        <g transform={`translate(${collarWidth + 2} 0) scale(${scale} 1)`}>
          {drawing.map((plate, index) => (
            <rect
              key={index}
              x={plate.x}
              y={(height - plate.height) / 2}
              width={plate.width}
              height={plate.height}
              rx={2}
              className={classes(css.plate, css[`shade${plate.shade}`])}
            />
          ))}
        </g>
      </svg>
      <Text weight={600} figures>
        {t('perSide')}: {sentence}
      </Text>
      <Text tone={missing > 0 ? 'attention' : 2}>
        {t('total', { load: textOf(total) })}
        {missing > 0 && ` · ${t('missing', { load: textOf(missing) })}`}
      </Text>
    </Stack>
  )
}
