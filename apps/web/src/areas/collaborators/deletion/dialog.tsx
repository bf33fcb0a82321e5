import { deleteCollaborator, getCollaboratorDeletion } from '@allenio/contract/collaborators'
import { useQuery } from '@tanstack/react-query'
import { callSaying, read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useFormValue, useSubmitForm } from '#lib/forms'
import { useMe } from '#shell'
import { Combobox } from '#ui/combobox'
import { FormModal } from '#ui/form'
import { BareList, Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { RadioCards } from '#ui/radio-cards'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { checkBy } from '../member/data.ts'
import type { Collaborator } from '../team/data.ts'
import { useWords } from '../words/index.ts'
import css from './dialog.module.css'
import { emptySuccession, faultOf, leavesNothing } from './succession.ts'
import type { Deletion, Succession } from './succession.ts'

interface DeletionDialogProps {
  member: Collaborator
  onClose: () => void
  onDone?: () => void
}

/** Shows the clients and content of a collaborator and asks who takes them over, before the collaborator is deleted. */
export function DeletionDialog({ member: { id, name }, onClose, onDone }: DeletionDialogProps) {
  const t = useWords()
  const query = useQuery(read(getCollaboratorDeletion, { id }, { quiet: true, staleTime: 0 }))
  const deletion = query.data
  const form = useSubmitForm<Succession, Succession>({
    start: emptySuccession,
    resolver: checkBy(values => {
      const fault = deletion && faultOf({ deletion, choice: values, name })
      return {
        [values.way === undefined ? 'way' : 'to']: fault === 'heir' && t('heirMissing'),
        typed: fault === 'name' && t('typeNameWrong'),
      }
    }),
    send: async ({ way, to }) => {
      const answer = await callSaying(deleteCollaborator, { id, moveTo: way === 'hand' ? to : null })
      await answer.refreshed
      toastMessage(answer.data, answer)
      onClose()
      onDone?.()
    },
  })
  return (
    <FormModal
      form={form}
      size="medium"
      title={t('deleteTitle', { name })}
      text={t('deleteText')}
      save={t('deleteAction')}
      danger
      canSubmit={deletion !== undefined}
      onClose={onClose}>
      <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={4} />}>
        {left =>
          leavesNothing(left) ? (
            <Text>{t('deleteNothing')}</Text>
          ) : (
            <>
              <LeftBehind deletion={left} />
              <SuccessionFields deletion={left} name={name} form={form} />
            </>
          )
        }
      </Loaded>
    </FormModal>
  )
}

interface SuccessionFieldsProps {
  deletion: Deletion
  name: string
  form: ReturnType<typeof useSubmitForm<Succession, Succession>>
}

function SuccessionFields({ deletion: { heirs, content }, name, form }: SuccessionFieldsProps) {
  const t = useWords()
  const me = useMe()
  const way = useFormValue(form, 'way')
  const to = useFormValue(form, 'to')
  const myName = me ? `${me.firstName} ${me.lastName}`.trim() : ''
  const options = heirs.map(heir => {
    const heirName = heir.role === 'admin' && heir.name === myName ? t('heirYou', { name: heir.name }) : heir.name
    return { value: heir.id, label: `${heirName} · ${t(heir.role)}` }
  })
  return (
    <>
      <RadioCards
        label={t('heirQuestion')}
        options={[
          { value: 'hand', label: t('heirHand'), hint: t('heirHandHint') },
          { value: 'nobody', label: t('heirNobody'), hint: content.length > 0 ? t('heirNobodyContentHint') : t('heirNobodyHint') },
        ]}
        value={way.value}
        onChange={way.onChange}
        error={way.error}
      />
      {way.value === 'hand' && (
        <Combobox
          label={t('heirField')}
          placeholder={t('heirPlaceholder')}
          options={options}
          value={to.value}
          onChange={to.onChange}
          error={to.error}
        />
      )}
      {way.value === 'nobody' && (
        <TextField label={t('typeName', { name })} autoComplete="off" spellCheck={false} {...form.field('typed')} />
      )}
    </>
  )
}

function LeftBehind({ deletion: { clients, clientsLeftAlone, content } }: { deletion: Deletion }) {
  const t = useWords()
  const { integer } = useFormats()
  return (
    <BareList gap={4} className={css.left} aria-label={t('leftBehind')}>
      {clients > 0 && (
        <Row as="li" gap={16} wrap justify="between">
          <b>{t('clientsCount', { count: clients })}</b>
          {clientsLeftAlone > 0 && (
            <Text as="span" tone={2}>
              {t('leftAlone', { count: clientsLeftAlone })}
            </Text>
          )}
        </Row>
      )}
      {content.map(({ kind, label, count }) => (
        <li key={kind}>
          <b>{`${integer(count)} ${label}`}</b>
        </li>
      ))}
    </BareList>
  )
}
