import { createOwnExclusions } from '@allenio/contract/aliments'
import { IconPlus, IconToolsKitchen2Off, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWaitingWrites } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { WaitingMark } from '#ui/waiting-mark'
import { ownExclusionsQuery, useDeleteOwnExclusion } from '../data.ts'
import { ExclusionGroups } from '../exclusion-groups.tsx'
import { useExclusionWords } from '../words.ts'
import { mergeUnsent } from './own-rows.ts'
import { OwnPanel } from './own-panel.tsx'

export { IconToolsKitchen2Off as Icon }

export function Section() {
  const t = useExclusionWords()
  const language = useLanguage()
  const query = useQuery(ownExclusionsQuery())
  const waitingWrites = useWaitingWrites(createOwnExclusions)
  const remove = useDeleteOwnExclusion()
  const [isAdding, setAdding] = useState(false)
  return (
    <Stack gap={16}>
      <Text tone={2} prose>
        {t('ownText')}
      </Text>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={4} />}>
        {({ exclusions, may }) => {
          const rows = mergeUnsent(
            exclusions,
            waitingWrites.flatMap(({ input }) => input.exclusions),
            language,
          )
          return (
            <Stack gap={20}>
              {rows.length === 0 && <Text tone={3}>{t('ownEmpty')}</Text>}
              <ExclusionGroups
                rows={rows}
                authorOf={({ isByClient }) => (isByClient ? '' : t('ownByTeam'))}
                actions={(row, name) =>
                  row.isWaiting ? (
                    <WaitingMark />
                  ) : (
                    row.mayDelete && <IconButton label={`${t('delete')}: ${name}`} icon={IconTrash} onClick={() => remove(row)} />
                  )
                }
              />
              {may.add && (
                <div>
                  <Button icon={IconPlus} size="large" onClick={() => setAdding(true)}>
                    {t('ownAdd')}
                  </Button>
                </div>
              )}
              {isAdding && <OwnPanel exclusions={rows} onClose={() => setAdding(false)} />}
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}
