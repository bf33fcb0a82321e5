import type { RecipeFigures } from '@allenio/contract/recipes'
import { FigureText } from '#areas/aliments'
import { useMe } from '#shell'
import { areaWords } from '#lib/words'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'

const useFigureWords = areaWords('recipes figures', {
  it: { atLeast: 'almeno', incomplete: 'Almeno: a qualche ingrediente mancano dei valori.' },
  en: { atLeast: 'at least', incomplete: 'At least: figures of some ingredients are missing.' },
})

interface PortionFigureProps {
  figures: RecipeFigures
  name: 'kcal' | 'protein' | 'carbs' | 'lipids'
}

/** A figure of one portion; the head of its column has the unit. Where an ingredient lacks figures, it is said to be at least this. */
export function PortionFigure({ figures, name }: PortionFigureProps) {
  const t = useFigureWords()
  const isClient = useMe()?.roles.includes('client') ?? false
  const value = figures[name]
  const figure = <FigureText value={value} decimals={name === 'kcal' ? 0 : 1} />
  if (!figures.isAtLeast[name] || value === null) return figure
  return (
    <span title={t('incomplete')}>
      <Text as="span" size="inherit" tone={3} aria-hidden>
        {isClient ? `${t('atLeast')} ` : '≥\u00a0'}
      </Text>
      <VisuallyHidden>{t('atLeast')} </VisuallyHidden>
      {figure}
    </span>
  )
}
