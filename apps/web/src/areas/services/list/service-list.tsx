import { cancelService, customAppCode, type Service } from '@allenio/contract/services'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { usePriceText, useServiceWords } from '../words.ts'
import { OrderBadge } from './order-badge.tsx'

/** A service with its price, and the next step with it. */
export function ServiceSection({ service }: { service: Service }) {
  const t = useServiceWords()
  const priceText = usePriceText()
  const { day } = useFormats()
  const say = useWording()
  const { name, text, order, billing } = service
  return (
    <Section title={say(name)} action={<OrderBadge service={service} />}>
      <Stack gap={12}>
        <Text prose tone={2}>
          {say(text)}
        </Text>
        <Stack gap={2}>
          <Text weight={600}>{priceText(service)}</Text>
          {order === null && service.installments !== null && (
            <Text size="small" tone={3}>
              {t('upTo', { count: service.installments })}
            </Text>
          )}
          {order?.state === 'active' && billing === 'yearly' && order.paidUntil !== null && (
            <Text size="small" tone={3}>
              {t('activeUntil', { day: day(order.paidUntil) })}
            </Text>
          )}
        </Stack>
        <Row gap={8} wrap>
          <NextStep service={service} />
          {order?.may.cancel && <CancelButton service={service} />}
        </Row>
      </Stack>
    </Section>
  )
}

function NextStep({ service: { id, code, name, order, isRetired } }: { service: Service }) {
  const t = useServiceWords()
  const say = useWording()
  const isApp = code === customAppCode
  if (order && order.state !== 'ordered') {
    return isApp && <ButtonLink href={hrefTo('/payments/custom-app')}>{t('follow')}</ButtonLink>
  }
  if (isRetired) return null
  const word = order ? 'pay' : 'open'
  return (
    <ButtonLink
      kind={order ? 'primary' : 'secondary'}
      href={hrefTo('/services/{-$id}/request', { id })}
      aria-label={`${t(word)}: ${say(name)}`}>
      {t(word)}
    </ButtonLink>
  )
}

function CancelButton({ service: { name, order } }: { service: Service }) {
  const t = useServiceWords()
  const say = useWording()
  const { day } = useFormats()
  const { mutate, isPending } = useCall(cancelService)
  if (!order) return null
  const isUnpaid = order.state === 'ordered'
  const ask = async () => {
    const isSure = await confirm(
      isUnpaid
        ? { title: t('withdrawTitle'), text: t('withdrawText'), proceed: t('withdraw') }
        : {
            title: t('cancelTitle', { name: say(name) }),
            text: t('cancelText', { day: day(order.paidUntil ?? '') }),
            proceed: t('cancel'),
          },
    )
    if (isSure) mutate({ id: order.id })
  }
  return (
    <Button isBusy={isPending} onClick={() => void ask()}>
      {t(isUnpaid ? 'withdraw' : 'cancel')}
    </Button>
  )
}
