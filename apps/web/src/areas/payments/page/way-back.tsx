import type { ActivePlan } from '@allenio/contract/payments'
import { useFormats } from '#lib/formats'
import { AttentionLine } from '#ui/attention-line'
import { ButtonLink } from '#ui/button'
import { Section } from '#ui/section'
import { useOverviewWords } from '../overview/words.ts'
import type { PlansPlace } from './place.ts'

/** For somebody whom a full plan has led here: what they need and, once it is there, the way back to what they were doing. */
export function WayBack({ plan, place: { from, places } }: { plan: ActivePlan; place: PlansPlace }) {
  const t = useOverviewWords()
  const { integer } = useFormats()
  if (from === undefined) return null
  const needed = places ?? plan.activeClients + 1
  const isEnough = plan.places === null || plan.places >= needed
  return (
    <Section>
      <AttentionLine
        status="note"
        text={isEnough ? t('ready') : t('needed', { places: integer(needed) })}
        action={
          <ButtonLink kind={isEnough ? 'primary' : 'quiet'} href={from}>
            {t('goBack')}
          </ButtonLink>
        }
      />
    </Section>
  )
}
