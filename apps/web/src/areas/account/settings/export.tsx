import { listExports, startExport } from '@allenio/contract/account'
import type { Output } from '@allenio/contract'
import { IconDownload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ProofDialog } from '#areas/auth'
import { callSaying, read, refresh } from '#lib/api'
import { useRealtime } from '#lib/realtime'
import type { SettingsSectionProps } from '#lib/settings'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { ExportRow } from './export-row.tsx'
import { useSettingsWords } from './words.ts'

export { IconDownload as Icon }

declare module '#lib/realtime' {
  interface RealtimeEvents {
    'export ready': { id: string }
  }
}

export type Export = Output<typeof listExports>['exports'][number]

// the socket tells when one is ready; where it cannot, asking now and then does
const askEveryMs = 5000

export function Section({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const cache = useQueryClient()
  const [requestedScope, setRequestedScope] = useState<Export['scope']>()
  useRealtime('export ready', () => void refresh(cache, ['export']))
  const query = useQuery({
    ...read(listExports, {}, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.exports.some(each => each.state === 'waiting') ? askEveryMs : false),
  })
  const exports = query.data?.exports ?? []
  const isWaiting = (scope: Export['scope']) => exports.some(each => each.scope === scope && each.state === 'waiting')
  const { workspace } = me
  const choices = [
    { scope: 'person', name: t('exportPerson'), text: t('exportPersonText') },
    ...(workspace?.role === 'admin'
      ? [{ scope: 'workspace', name: t('exportWorkspace'), text: t('exportWorkspaceText', { name: workspace.name }) } as const]
      : []),
  ] as const
  return (
    <Stack gap={24}>
      <Text tone={2} prose>
        {t('exportText')}
      </Text>
      <SettingRows>
        {choices.map(({ scope, name, text }) => (
          <SettingRow key={scope} name={name} sub={text}>
            <Button aria-label={t('exportStartOf', { what: name })} disabled={isWaiting(scope)} onClick={() => setRequestedScope(scope)}>
              {isWaiting(scope) ? t('exportWaiting') : t('exportStart')}
            </Button>
          </SettingRow>
        ))}
      </SettingRows>
      <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonRows rows={1} columns={1} />}>
        {() =>
          exports.length > 0 && (
            <Stack gap={8}>
              <Text as="span" weight={500} id="exports-made">
                {t('exports')}
              </Text>
              <SettingRows labelledBy="exports-made">
                {exports.map(each => (
                  <ExportRow key={each.id} copy={each} />
                ))}
              </SettingRows>
            </Stack>
          )
        }
      </Loaded>
      {requestedScope && (
        <ProofDialog
          onClose={() => setRequestedScope(undefined)}
          title={t('exportStart')}
          text={t('exportProof')}
          proceed={t('exportStart')}
          email={me.email}
          hasPasskeys={me.secondFactor.passkeys > 0}
          act={async ({ password, passkey }) => {
            if (!requestedScope) return
            const answer = await callSaying(startExport, { scope: requestedScope, password, passkey })
            await answer.refreshed
            toastMessage(answer.data, answer)
          }}
        />
      )}
    </Stack>
  )
}
