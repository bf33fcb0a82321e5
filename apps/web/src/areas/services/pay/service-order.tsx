import { customAppCode, type Service } from '@allenio/contract/services'
import { Order, useVatText } from '#areas/payments'
import { useFormats } from '#lib/formats'
import { useWording } from '#lib/words'
import { RadioCards } from '#ui/radio-cards'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { Button } from '#ui/button'
import { useState } from 'react'
import { useServiceWords } from '../words.ts'
import { PayButton } from './pay-button.tsx'

interface ServiceOrderProps {
  service: Service
  maySell: boolean
  /** Places the order; answers its id. */
  order: (installments: number | null) => Promise<string>
  onRefused?: (error: unknown) => boolean
}

/** The price with its VAT, in one or in parts, and the button that pays it. */
export function ServiceOrder({ service, maySell, order, onRefused }: ServiceOrderProps) {
  const t = useServiceWords()
  const say = useWording()
  const { money } = useFormats()
  const vatText = useVatText()
  const [installments, setInstallments] = useState(service.order?.installments ?? null)
  const { net, vat: tax, total } = service.amount
  const isYearly = service.billing === 'yearly'
  const amountOf = (cents: number) => money(cents, 'EUR')
  const sendOnly = async () => {
    try {
      await order(installments)
      toast({ type: 'success', text: t('sent') })
    } catch (error) {
      if (!onRefused?.(error)) throw error
    }
  }
  return (
    <Order
      level={2}
      choices={
        service.installments !== null && (
          <RadioCards
            label={t('howToPay')}
            options={[
              { value: 'once', label: t('atOnce'), note: amountOf(total) },
              {
                value: 'parts',
                label: t('inParts', { count: service.installments }),
                hint: t('partsOf', { part: amountOf(Math.floor(net / service.installments)) }),
              },
            ]}
            value={installments === null ? 'once' : 'parts'}
            onChange={value => setInstallments(value === 'parts' ? service.installments : null)}
          />
        )
      }
      lines={[
        { id: 'service', label: say(service.name), amount: net },
        { id: 'vat', label: vatText(service.vat), amount: tax },
      ]}
      total={{ label: t(isYearly ? 'totalYear' : 'total'), amount: total }}
      sentences={[isYearly ? t('renews') : undefined, installments === null ? undefined : t('partsText')]}>
      {maySell ? (
        <PayButton order={() => order(installments)} asksBilling={service.code !== customAppCode} {...(onRefused && { onRefused })}>
          {installments === null ? t('payNow', { total: amountOf(total) }) : t('payFirst')}
        </PayButton>
      ) : (
        <>
          <Text tone={2}>{t('noCards')}</Text>
          <Button kind="primary" size="large" wide onClick={() => void sendOnly()}>
            {t('send')}
          </Button>
        </>
      )}
    </Order>
  )
}
