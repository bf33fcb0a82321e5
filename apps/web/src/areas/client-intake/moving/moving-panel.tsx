import { historySources, type HistorySource } from '@allenio/contract/workouts'
import { IconClipboardList, IconHistory, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { ImportNewProgram } from '#areas/programs'
import { sourceName } from '#areas/workouts'
import { HistoryOfAnyClient } from '#areas/workouts-import'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { Row, Stack } from '#ui/layout'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { ImportFlow } from '../import/import-flow.tsx'
import { useMovingWords } from './words.ts'

const steps = [
  { id: 'clients', Icon: IconUsers, needs: ['create clients'], Panel: ImportFlow },
  { id: 'programs', Icon: IconClipboardList, needs: ['create programs'], Panel: ImportNewProgram },
  { id: 'history', Icon: IconHistory, needs: ['update clients', 'view workouts'], Panel: HistoryOfAnyClient },
] as const

// coaches come from these before they come from an app of their clients
const order: readonly HistorySource[] = ['truecoach', 'trainerize', 'everfit', 'strong', 'hevy', 'other']
const sources = historySources.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

/** The move from another product: what can come over, how to export it there, and the imports themselves, one after the other. */
export function MovingPanel({ onClose }: { onClose: () => void }) {
  const t = useMovingWords()
  const permissions = useMe()?.permissions ?? []
  const [source, setSource] = useState<HistorySource>('truecoach')
  const [openId, setOpenId] = useState<(typeof steps)[number]['id']>()
  const open = steps.find(({ id }) => id === openId)
  if (open) return <open.Panel onClose={() => setOpenId(undefined)} />
  const possible = steps.filter(({ needs }) => needs.every(permission => permissions.includes(permission)))
  return (
    <SidePanel opened onClose={onClose} title={t('title')} width={720}>
      <Stack gap={20}>
        <Text tone={2} prose>
          {t('intro')}
        </Text>
        <Stack gap={8}>
          <Text size="small" tone={2}>
            {t('from')}
          </Text>
          <Row gap={6} wrap role="radiogroup" aria-label={t('from')}>
            {sources.map(each => (
              <ChoiceChip key={each} type="radio" name="moving-from" checked={each === source} onChange={() => setSource(each)}>
                {each === 'other' ? t('other') : sourceName(each)}
              </ChoiceChip>
            ))}
          </Row>
        </Stack>
        <SettingRows>
          {possible.map(({ id, Icon }) => (
            <SettingRow key={id} wide icon={Icon} name={t(id)} sub={t(`${source}_${id}`)}>
              <Button onClick={() => setOpenId(id)}>{t(`${id}Action`)}</Button>
            </SettingRow>
          ))}
        </SettingRows>
        {(source === 'strong' || source === 'hevy') && (
          <Text tone={2} prose>
            {t('ownText')}
          </Text>
        )}
      </Stack>
    </SidePanel>
  )
}
