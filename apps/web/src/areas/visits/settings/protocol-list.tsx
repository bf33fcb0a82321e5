import {
  deleteProtocol,
  protocolsAtMost,
  undeleteProtocol,
  getVisitSettings,
  type Protocol,
  type VisitSettings,
  type VisitSettingsDetail,
} from '@allenio/contract/visits'
import { countByKind, isReadyProtocol, listProtocols, moveInList, presetProtocol, protocolName } from '@allenio/domain/visits'
import { IconArrowDown, IconArrowUp, IconCopy, IconEye, IconEyeOff, IconPlus, IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import { changeAnswer } from '#lib/api'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { useDelete } from '#ui/deletion'
import { FieldSet } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import type { MenuItem } from '#ui/menu'
import { RecordActions } from '#ui/row-actions'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { ProtocolDialog, type ProtocolDraft } from './protocol-dialog.tsx'
import { useProtocolWords } from './protocol-words.ts'

interface ProtocolListProps {
  settings: VisitSettingsDetail
  onChange: (changes: Partial<VisitSettings>) => void
}

/** The protocols of the business: ready-made ones are copied or hidden, its own ones edited and deleted. */
export function ProtocolList({ settings, onChange }: ProtocolListProps) {
  const t = useProtocolWords()
  const language = useLanguage()
  const [edited, setEdited] = useState<{ id?: string; start: ProtocolDraft }>()
  const remove = useDeleteProtocol()
  const { hiddenProtocols } = settings
  const protocols = listProtocols(settings)
  const preset = presetProtocol(settings)
  const isFull = settings.protocols.length >= protocolsAtMost
  const isHidden = (id: string) => hiddenProtocols.some(each => each === id)
  const move = (at: number, by: -1 | 1) => onChange({ protocolOrder: moveInList(idsOf(protocols), at, by) })
  const itemsOf = (protocol: Protocol, at: number): MenuItem[] => {
    const { id } = protocol
    const isPreset = id === preset.id
    return [
      ...(isPreset
        ? []
        : [
            {
              label: t('makePreset'),
              icon: IconStar,
              onClick: () =>
                onChange({ protocol: id, ...(isHidden(id) && { hiddenProtocols: hiddenProtocols.filter(each => each !== id) }) }),
            },
          ]),
      { label: t('moveUp'), icon: IconArrowUp, disabled: at === 0, onClick: () => move(at, -1) },
      { label: t('moveDown'), icon: IconArrowDown, disabled: at === protocols.length - 1, onClick: () => move(at, 1) },
      { label: t('copy'), icon: IconCopy, disabled: isFull, onClick: () => setEdited({ start: copyOf(protocol) }) },
      ...(isReadyProtocol(id) && !isPreset
        ? [
            isHidden(id)
              ? {
                  label: t('show'),
                  icon: IconEye,
                  onClick: () => onChange({ hiddenProtocols: hiddenProtocols.filter(each => each !== id) }),
                }
              : { label: t('hide'), icon: IconEyeOff, onClick: () => onChange({ hiddenProtocols: [...hiddenProtocols, id] }) },
          ]
        : []),
    ]
  }
  return (
    <FieldSet label={t('protocols')} hint={t('protocolsHint')}>
      <Stack gap={12} align="start">
        <SettingRows>
          {protocols.map((protocol, at) => {
            const { id } = protocol
            const name = protocolName(protocol, language)
            const isOwn = !isReadyProtocol(id)
            return (
              <SettingRow
                key={id}
                sub={<ProtocolFacts protocol={protocol} />}
                name={
                  <>
                    {name}
                    {id === preset.id && <Badge>{t('preset')}</Badge>}
                    {isHidden(id) && <Badge icon={IconEyeOff}>{t('hidden')}</Badge>}
                  </>
                }>
                <RecordActions
                  name={name}
                  items={() => itemsOf(protocol, at)}
                  edit={isOwn && (() => setEdited({ id, start: protocol }))}
                  remove={isOwn && (() => remove(protocol))}
                />
              </SettingRow>
            )
          })}
        </SettingRows>
        <Row>
          <Button icon={IconPlus} disabled={isFull} onClick={() => setEdited({ start: { ...preset, nameIt: '', nameEn: '' } })}>
            {t('create')}
          </Button>
        </Row>
      </Stack>
      {edited && <ProtocolDialog key={edited.id} id={edited.id} start={draftOf(edited.start)} onClose={() => setEdited(undefined)} />}
    </FieldSet>
  )
}

const idsOf = (protocols: readonly Protocol[]) => protocols.map(({ id }) => id)

const draftOf = ({ nameIt, nameEn, measures, siteOrder, ownFields }: ProtocolDraft): ProtocolDraft => ({
  nameIt,
  nameEn,
  measures,
  siteOrder,
  ownFields,
})

/** Each name says so in its own language, and one that is missing stays so. */
const copyOf = (protocol: Protocol): ProtocolDraft => ({
  ...protocol,
  nameIt: protocol.nameIt && `${protocol.nameIt} (copia)`,
  nameEn: protocol.nameEn && `${protocol.nameEn} (copy)`,
})

function ProtocolFacts({ protocol: { measures, siteOrder, ownFields } }: { protocol: Protocol }) {
  const t = useProtocolWords()
  const counts = countByKind(measures).flatMap(([kind, count]) => (kind === 'body' ? [] : [t(`count_${kind}`, { count })]))
  const questions = ownFields.length > 0 ? [t('count_own', { count: ownFields.length })] : []
  return [...(counts.length > 0 ? [...counts, t(siteOrder).toLowerCase()] : [t('nothing')]), ...questions].join(', ')
}

function useDeleteProtocol() {
  const t = useProtocolWords()
  const language = useLanguage()
  return useDelete({
    from: (cache, { id }: Protocol) =>
      changeAnswer(cache, getVisitSettings, {}, settings => ({
        ...settings,
        protocols: settings.protocols.filter(each => each.id !== id),
      })),
    remove: deleteProtocol,
    restore: undeleteProtocol,
    input: ({ id }) => ({ id }),
    words: protocol => {
      const name = protocolName(protocol, language)
      return { deleted: t('deleted', { name }), restored: t('restored', { name }) }
    },
  })
}
