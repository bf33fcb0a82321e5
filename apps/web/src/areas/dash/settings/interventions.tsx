import { listInterventions } from '@allenio/contract/dash'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { Loaded } from '#ui/loaded'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useBusinessWords } from '../businesses/words.ts'

export { IconShieldCheck as Icon }

const useInterventionWords = areaWords('interventions', {
  it: {
    none: 'Chi gestisce il servizio non è mai intervenuto nella tua attività. Quando succede, lo leggi qui con il motivo.',
    failed: 'Gli interventi non si sono caricati',
  },
  en: {
    none: 'The people who run the service have never intervened in your business. If they do, you will read it here with the reason.',
    failed: 'The interventions could not be loaded',
  },
})

/** Lists the operator's deeds in the business, so that its admin knows. */
export function Section() {
  const t = useInterventionWords()
  const say = useBusinessWords()
  const { dayTime } = useFormats()
  const query = useQuery(read(listInterventions, {}, { quiet: true }))
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={3} />}>
      {({ interventions }) =>
        interventions.length === 0 ? (
          <Text tone={2} prose>
            {t('none')}
          </Text>
        ) : (
          <SettingRows>
            {interventions.map(({ id, action, reason, at }) => (
              <SettingRow key={id} name={say(`action_${action}`)} sub={[dayTime(at), reason].filter(Boolean).join(' · ')} />
            ))}
          </SettingRows>
        )
      }
    </Loaded>
  )
}
