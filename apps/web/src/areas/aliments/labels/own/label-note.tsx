import {
  chooseOwnProduct,
  deleteOwnLabel,
  sendOwnLabel,
  undeleteOwnLabel,
  type LabelledFood,
  type OwnProduct,
} from '@allenio/contract/aliments'
import { IconAlertTriangle, IconCamera, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toast, toastWithUndo } from '#ui/toast'
import { ownLabelsQuery } from '../data.ts'
import { productText } from '../product-text.ts'
import { LabelDialog } from './label-dialog.tsx'
import { labelStatus, type LabelStatus } from './label-status.ts'
import { OffersDialog } from './offers-dialog.tsx'
import { useOwnLabelWords } from './words.ts'

interface LabelNoteProps {
  food: LabelledFood
  /** The client's allergies of which nobody knows whether the food has them. */
  doubts: readonly string[]
}

/** Shows what the label of a product says of a food, and how its client settles what is in doubt. Nothing where neither is the case. */
export function LabelNote({ food, doubts }: LabelNoteProps) {
  const { data } = useQuery(ownLabelsQuery())
  const unsent = useWaitingWrites(sendOwnLabel)
  const status = labelStatus(
    { food, doubts },
    data,
    unsent.map(({ input }) => input),
  )
  if (status.open.length === 0 && !status.chosen) return null
  return (
    <Stack gap={6} align="start">
      {status.chosen && <ChosenProduct product={status.chosen} food={food} />}
      {status.open.length > 0 && <OpenDoubt food={food} status={status} />}
    </Stack>
  )
}

function ChosenProduct({ product, food }: { product: OwnProduct; food: LabelledFood }) {
  const t = useOwnLabelWords()
  const { day } = useFormats()
  const change = useCall(chooseOwnProduct, { onError: error => void toast({ type: 'error', text: messageOf(error) }) })
  const { named, free, state } = product
  const name = productText(product)
  const names = (list: readonly { name: string }[]) => list.map(each => each.name.toLowerCase()).join(', ')
  const isCertain = named.some(each => each.state === 'contains')
  return (
    <>
      {named.length > 0 && (
        <Text as="span" size="hint" weight={600} tone="error">
          <Row as="span" gap={4} align="start">
            <Icon of={IconAlertTriangle} size={16} />
            <span>{t(isCertain ? 'named' : 'maybeNamed', { product: name, names: names(named) })}</span>
          </Row>
        </Text>
      )}
      {named.length === 0 && state !== 'current' && (
        <Text as="span" size="hint" tone="attention">
          {t(state, { product: name })}
        </Text>
      )}
      {named.length === 0 && free.length > 0 && (
        <Text as="span" size="hint" tone={2} breaks>
          <Row as="span" gap={4} align="start">
            <Icon of={IconCircleCheck} size={16} />
            <span>
              {t('checked', { names: free.map(each => each.name).join(', '), day: day(oldestOf(free)) })} · {name}
            </span>
          </Row>
        </Text>
      )}
      <Button
        size="small"
        isBusy={change.isPending}
        aria-label={t('otherFor', { food: food.name })}
        onClick={() => change.mutate({ food, productId: null })}>
        {t('other')}
      </Button>
    </>
  )
}

/** A row that was read for several allergies on different days promises no more than the oldest reading. */
const oldestOf = (free: OwnProduct['free']): string => free.map(({ readOn }) => readOn).toSorted()[0] ?? ''

function OpenDoubt({ food, status: { check, isUnsent, offers, chosen } }: { food: LabelledFood; status: LabelStatus }) {
  const t = useOwnLabelWords()
  const [open, setOpen] = useState<'send' | 'offers'>()
  const close = () => setOpen(undefined)
  const isWaiting = isUnsent || check?.outcome === 'open'
  return (
    <>
      {isWaiting && (
        <Text as="span" size="hint" tone={2}>
          {t(isUnsent ? 'unsent' : 'waiting')}
        </Text>
      )}
      {!isWaiting && check && (
        <Text as="span" size="hint" tone="attention">
          {t('unreadable')}
        </Text>
      )}
      <Row gap={8} wrap>
        {offers.length > 0 && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('offers')}>
            {t('offers', { count: offers.length })}
          </Button>
        )}
        {!isWaiting && (
          <Button
            size="small"
            icon={IconCamera}
            aria-haspopup="dialog"
            aria-label={t('sendFor', { food: food.name })}
            onClick={() => setOpen('send')}>
            {t('send')}
          </Button>
        )}
        {!isUnsent && check?.outcome === 'open' && <CancelSending id={check.id} />}
      </Row>
      {open === 'send' && <LabelDialog food={food} known={chosen} onClose={close} />}
      {open === 'offers' && <OffersDialog food={food} offers={offers} onClose={close} />}
    </>
  )
}

function CancelSending({ id }: { id: string }) {
  const t = useOwnLabelWords()
  const fail = (error: Error) => void toast({ type: 'error', text: messageOf(error) })
  const undo = useCall(undeleteOwnLabel, { onError: fail })
  const remove = useCall(deleteOwnLabel, {
    onSuccess: () => void toastWithUndo(t('cancelled'), () => undo.mutate({ id }), { id: 'label' }),
    onError: fail,
  })
  return (
    <Button size="small" isBusy={remove.isPending} onClick={() => remove.mutate({ id })}>
      {t('cancel')}
    </Button>
  )
}
