import { customAppPayments, updateOperatorApp } from '@allenio/contract/custom-apps'
import { z } from 'zod'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { FieldPair } from '#ui/field'
import { FormBody } from '#ui/form'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { InvoiceForm } from '../../form/invoice-step.tsx'
import { useOperatorWords } from '../words.ts'
import { keyOf, type EditedApp } from './edited-app.ts'

export function InvoiceSection({ app, onSaved, onRefused }: EditedApp) {
  const t = useOperatorWords()
  return (
    <Section title={t('invoice')}>
      <InvoiceForm
        of={app}
        endpoint={updateOperatorApp}
        toInput={values => ({ ...keyOf(app), ...values })}
        save={t('saveInvoice')}
        saveKind="secondary"
        onRefused={onRefused}
        onSaved={answer => {
          toastMessage(answer, {})
          onSaved(answer)
        }}
      />
    </Section>
  )
}

/** A request is paid through its order; what the operator has agreed on otherwise is noted here. */
export function PaymentSection(edited: EditedApp) {
  const t = useOperatorWords()
  const { may, payment, installments } = edited.app
  return (
    <Section title={t('paymentTitle')}>
      {may.changePayment ? (
        <PaymentForm {...edited} />
      ) : (
        <Text tone={2} prose>
          {t('paymentOfOrder', { payment: t(`payment_${payment}`).toLowerCase() })}{' '}
          {installments !== null && t('paymentParts', { count: installments })}
        </Text>
      )}
    </Section>
  )
}

const fields = z.object({ payment: z.enum(customAppPayments), installments: z.string() })
const [fewest, most] = [2, 12]

function PaymentForm({ app, onSaved, onRefused }: EditedApp) {
  const t = useOperatorWords()
  const form = useEndpointForm({
    endpoint: updateOperatorApp,
    schema: fields,
    start: { payment: app.payment, installments: app.installments === null ? '' : String(app.installments) },
    toInput: ({ payment, installments }) => ({ ...keyOf(app), payment, installments: installments === '' ? null : Number(installments) }),
    onRefused,
    onSaved: (answer, { message }) => {
      toastMessage(answer, { message })
      onSaved(answer)
    },
  })
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => String(at + fewest))
  return (
    <FormBody form={form} gap={20}>
      <FieldPair>
        <Select
          label={t('payment')}
          options={customAppPayments.map(value => ({ value, label: t(`payment_${value}`) }))}
          {...form.field('payment')}
        />
        <Select
          label={t('installments')}
          options={[
            { value: '', label: t('installmentsNone') },
            ...counts.map(value => ({ value, label: t('installmentsOf', { count: Number(value) }) })),
          ]}
          {...form.field('installments')}
        />
      </FieldPair>
      <Row>
        <Button type="submit" isBusy={form.isBusy}>
          {t('savePayment')}
        </Button>
      </Row>
    </FormBody>
  )
}
