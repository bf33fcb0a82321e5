import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text, Title } from '#ui/text'
import { ClientChoice, clientsQuery, type Choice } from './client-choice.tsx'
import { mostColumns, type FloorChange, type FloorColumn } from './floor-columns.ts'
import css from './floor.module.css'
import { useFloorWords } from './words.ts'

interface ChooseClientsProps {
  columns: readonly FloorColumn[]
  change: (change: FloorChange) => void
}

function useChoice({ columns, change }: ChooseClientsProps, onDone: () => void) {
  const t = useFloorWords()
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  const bring = () => {
    if (chosen.length === 0) return
    change({ kind: 'add', clients: chosen })
    setChosen([])
    onDone()
  }
  const present = columns.map(({ id }) => id)
  return {
    choice: <ClientChoice present={present} chosen={chosen} most={mostColumns - columns.length} onChoose={setChosen} />,
    button: (
      <Button kind="primary" size="large" disabled={chosen.length === 0} onClick={bring}>
        {chosen.length === 0 ? t('bringNobody') : t('bring', { count: chosen.length })}
      </Button>
    ),
  }
}

const nothing = () => undefined

/** The floor while nobody is on it. */
export function FirstChoice(props: ChooseClientsProps) {
  const t = useFloorWords()
  const { choice, button } = useChoice(props, nothing)
  const { data } = useInfiniteQuery(clientsQuery(''))
  if (data?.rows.length === 0) return <NoClients />
  return (
    <div className={css.first}>
      <Stack gap={4}>
        <Title level={2} size={28}>
          {t('chooseTitle')}
        </Title>
        <Text tone={2} prose>
          {t('chooseText')}
        </Text>
      </Stack>
      {choice}
      <div className={css.firstFoot}>{button}</div>
    </div>
  )
}

function NoClients() {
  const t = useFloorWords()
  const mayCreate = useMe()?.permissions.includes('create clients')
  return (
    <div className={css.first}>
      <EmptyState
        picture={<EmptyListPicture />}
        title={t('nobodyTitle')}
        text={t('nobodyYet')}
        action={
          mayCreate && (
            <ButtonLink kind="primary" href={hrefTo('/clients/create')}>
              {t('createClient')}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}

/** Somebody comes to those who train already. */
export function AddDialog({ onClose, ...props }: ChooseClientsProps & { onClose: () => void }) {
  const t = useFloorWords()
  const { choice, button } = useChoice(props, onClose)
  const isFull = props.columns.length >= mostColumns
  return (
    <Modal opened onClose={onClose} title={t('addTitle')} foot={isFull ? undefined : button}>
      {isFull ? <Text>{t('full')}</Text> : choice}
    </Modal>
  )
}
