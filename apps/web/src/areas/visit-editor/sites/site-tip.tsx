import type { MeasureCell } from '@allenio/contract/visit-measures'
import { flushSync } from 'react-dom'
import { createStore, useStored } from '#lib/store'
import { useLanguage } from '#lib/words'
import { InfoTip } from '#ui/info-tip'
import { toggleTip } from '#ui/tooltip'
import type { howToTake } from './how-to-take.ts'
import { useSiteWords } from './words.ts'

type Guide = typeof howToTake

/** Few look up how a site is taken: the texts come with the first question. */
const guide = createStore<Guide | undefined>(undefined)

async function showGuide(tip: HTMLElement): Promise<void> {
  const module = await import('./how-to-take.ts')
  flushSync(() => guide.set(module.howToTake))
  await toggleTip(tip)
}

/** Opens the tip of the site that has the focus, and closes it again. */
export function toggleGuide(reading: HTMLElement): void {
  const tip = reading.closest('li')?.querySelector<HTMLElement>('[data-guide] button')
  if (tip) void showGuide(tip)
}

/** How a site is taken. Tab goes from reading to reading, from where `?` opens it. */
export function SiteTip({ cell, name }: { cell: MeasureCell; name: string }) {
  const t = useSiteWords()
  const language = useLanguage()
  const textOf = useStored(guide)
  const load = textOf ? undefined : ({ currentTarget }: { currentTarget: HTMLElement }) => void showGuide(currentTarget)
  return (
    <span data-guide>
      <InfoTip
        text={textOf?.(cell, language) ?? ''}
        label={t('howToTake', { site: name })}
        keys="?"
        tabIndex={-1}
        onPointerEnter={load}
        onFocus={load}
      />
    </span>
  )
}
