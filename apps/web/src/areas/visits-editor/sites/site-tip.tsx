import type { MeasureCell } from '@allenio/contract/visits'
import { useLanguage } from '#lib/words'
import { InfoTip } from '#ui/info-tip'
import { toggleTip } from '#ui/tooltip'
import { howToTake } from './how-to-take.ts'
import { useSiteWords } from './words.ts'

/** Opens the tip of the site that has the focus, and closes it again. */
export function toggleGuide(reading: HTMLElement): void {
  const tip = reading.closest('li')?.querySelector<HTMLElement>('[data-guide] button')
  if (tip) toggleTip(tip)
}

/** How a site is taken. Tab goes from reading to reading, from where `?` opens it. */
export function SiteTip({ cell, name }: { cell: MeasureCell; name: string }) {
  const t = useSiteWords()
  const language = useLanguage()
  return (
    <span data-guide>
      <InfoTip text={howToTake(cell, language)} label={t('howToTake', { site: name })} keys="?" tabIndex={-1} />
    </span>
  )
}
