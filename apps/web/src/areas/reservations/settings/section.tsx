import { updateBookingSettings, presetRules } from '@allenio/contract/reservations'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { changeAnswer, useCall } from '#lib/api'
import { getBookingSettings } from '@allenio/contract/reservations'
import { areaWords } from '#lib/words'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { settingsQuery } from '../data.ts'
import { RulesFields } from '../rules/rules-fields.tsx'

export { IconCalendarCheck as Icon }

const useSectionWords = areaWords('reservations settings', {
  it: {
    text: 'Valgono per tutti gli orari; un tipo di appuntamento o un orario può averne di sue. Il fuso è {{zone}}.',
    saved: 'Regole salvate',
    failed: 'Le regole non si sono caricate',
  },
  en: {
    text: 'They apply to all hours; a kind of appointment or a set of hours can have its own. The time zone is {{zone}}.',
    saved: 'Rules saved',
    failed: 'The rules could not be loaded',
  },
})

/** The rules by which clients book, as long as a kind or an hour says nothing else. */
export function Section() {
  const t = useSectionWords()
  const query = useQuery(settingsQuery())
  const { mutate } = useCall(updateBookingSettings, {
    optimistic: (cache, { rules }) => changeAnswer(cache, getBookingSettings, {}, settings => ({ ...settings, rules })),
    inTurn: 'booking settings',
  })
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={8} />}>
      {({ rules, zone }) => (
        <Stack gap={16}>
          <Text tone={2} prose>
            {t('text', { zone })}
          </Text>
          <RulesFields
            isBase
            value={rules}
            inherited={presetRules}
            onChange={changes =>
              mutate(
                { rules: { ...rules, ...changes } },
                { onSuccess: () => toast({ id: 'booking settings saved', type: 'success', text: t('saved') }) },
              )
            }
          />
        </Stack>
      )}
    </Loaded>
  )
}
