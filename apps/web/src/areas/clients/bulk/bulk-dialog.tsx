import { listSeparators } from '@allenio/domain/tables'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmUnassign } from '#areas/collaborators'
import { Button } from '#ui/button'
import { Combobox } from '#ui/combobox'
import { Row } from '#ui/layout'
import { Modal } from '#ui/modal'
import { OptionList } from '#ui/option-list'
import { SkeletonLines } from '#ui/skeleton'
import { renewals } from '../detail/subscription-dialog.tsx'
import { useDetailWords } from '../detail/words.ts'
import { tagsQuery, teamQuery, typesQuery } from '../data.ts'
import type { BulkChange, BulkOptions } from './use-client-bulk.ts'
import { useMemberName } from '../marks/people.tsx'
import { ColorSwatch } from '../marks/labels.tsx'
import { useBulkWords } from './words.ts'
import type { BulkQuestion } from './bulk.tsx'

type OnChange = (change: BulkChange, how?: BulkOptions) => void

interface BulkDialogProps {
  question: BulkQuestion
  count: number
  isBusy: boolean
  onChange: OnChange
  onClose: () => void
}

export function BulkDialog({ question, ...props }: BulkDialogProps) {
  switch (question) {
    case 'type':
      return <TypeDialog {...props} />
    case 'tag':
      return <TagDialog {...props} />
    case 'assign':
      return <AssignDialog {...props} />
    case 'renew':
      return <RenewDialog {...props} />
    default:
      return question satisfies never
  }
}

type OneProps = Omit<BulkDialogProps, 'question'>

function TypeDialog({ count, onChange, onClose }: OneProps) {
  const t = useBulkWords()
  const { data, isError } = useQuery(typesQuery())
  const types = data?.clientTypes
  const options = types && [
    ...types.map(({ id, name, color }) => ({ value: id, label: name, lead: <ColorSwatch color={color} /> })),
    { value: 'none', label: t('withoutType') },
  ]
  const choose = (value: string | undefined) => {
    const type = types?.find(({ id }) => id === value) ?? null
    onChange({ action: 'set type', typeId: type?.id ?? null }, { type })
  }
  return (
    <Modal opened onClose={onClose} title={t('setTypeTitle')} text={t('selected', { count })} size="small">
      <OptionList label={t('setTypeTitle')} options={options} hasFailed={isError} value={undefined} onChoose={choose} />
    </Modal>
  )
}

function RenewDialog({ count, isBusy, onChange, onClose }: OneProps) {
  const t = useBulkWords()
  const say = useDetailWords()
  return (
    <Modal opened onClose={onClose} title={t('renewTitle', { count })} text={t('renewText')} size="small" reachesOthers>
      <Row gap={4} wrap>
        {renewals.map(months => (
          <Button key={months} size="small" isBusy={isBusy} onClick={() => onChange({ action: 'renew', months })}>
            {months === 12 ? say('oneYear') : say('months', { count: months })}
          </Button>
        ))}
      </Row>
    </Modal>
  )
}

const longestTag = 40

function TagDialog({ count, isBusy, onChange, onClose }: OneProps) {
  const t = useBulkWords()
  const { data } = useQuery(tagsQuery())
  const [tag, setTag] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const existingTags = data?.tags.map(each => each.tag) ?? []
  const typedTag = typed.split(listSeparators).join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, longestTag)
  const matches = existingTags.filter(each => each.toLowerCase().includes(typedTag.toLowerCase()) || each === tag)
  const isNew = typedTag !== '' && !existingTags.some(each => each.toLowerCase() === typedTag.toLowerCase())
  // a new tag can be added at once, but only an existing one can be removed
  const tagOptions = [...new Set([...(isNew ? [typedTag] : []), ...matches, ...(tag ? [tag] : [])])]
  const change = (action: 'add tag' | 'remove tag') => tag && onChange({ action, tag })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tagTitle')}
      text={t('selected', { count })}
      size="small"
      foot={
        <>
          <Button onClick={() => change('remove tag')} disabled={!tag || !existingTags.includes(tag) || isBusy}>
            {t('tagRemove')}
          </Button>
          <Button kind="primary" onClick={() => change('add tag')} disabled={!tag} isBusy={isBusy}>
            {t('tagAdd')}
          </Button>
        </>
      }>
      <Combobox
        label={t('tagLabel')}
        hint={t('tagHint')}
        value={tag}
        onChange={setTag}
        search={typed}
        onSearch={setTyped}
        isFirst
        options={tagOptions.map(each => ({ value: each, label: each }))}
      />
    </Modal>
  )
}

function AssignDialog({ count, isBusy, onChange, onClose }: OneProps) {
  const t = useBulkWords()
  const nameOf = useMemberName()
  const { data } = useQuery(teamQuery())
  const [collaboratorId, setCollaborator] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const collaborator = data?.teamMembers.find(({ id }) => id === collaboratorId)
  // clients can be taken from an inactive collaborator, but not assigned to one
  const mayAssign = collaborator?.isActive ?? false
  const assign = () => collaboratorId && mayAssign && onChange({ action: 'assign', collaboratorId })
  const unassign = async () => {
    if (!collaborator || isAsking) return
    setAsking(true)
    const answer = await confirmUnassign(collaborator, count)
    setAsking(false)
    if (answer === 'declined') return
    onChange({ action: 'unassign', collaboratorId: collaborator.id }, { isFinal: answer === 'agreed' })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('assignTitle')}
      text={t('selected', { count })}
      size="small"
      foot={
        data?.teamMembers.length ? (
          <>
            <Button onClick={() => void unassign()} disabled={!collaboratorId || isBusy || isAsking}>
              {t('assignRemove')}
            </Button>
            <Button kind="primary" onClick={assign} disabled={!mayAssign} isBusy={isBusy}>
              {t('assignAdd')}
            </Button>
          </>
        ) : undefined
      }>
      {!data ? (
        <SkeletonLines lines={2} />
      ) : data.teamMembers.length === 0 ? (
        <p>{t('assignNobody')}</p>
      ) : (
        <Combobox
          label={t('assignLabel')}
          value={collaboratorId}
          onChange={setCollaborator}
          options={data.teamMembers.map(member => ({ value: member.id, label: nameOf(member) }))}
        />
      )}
    </Modal>
  )
}
