import type { Endpoint, Input, Output } from '@allenio/contract'
import type { CustomApp } from '@allenio/contract/custom-apps'
import { saveCustomApp } from '@allenio/contract/forms/custom-apps'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { needsInvoiceAddress } from '@allenio/domain/plan'
import { useBusinessWords, useCountries, useFiscalCheck, useTaxNumberHint } from '#areas/business'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { FieldPair } from '#ui/field'
import { FormBody } from '#ui/form'
import { Row } from '#ui/layout'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { EmailField, TextField } from '#ui/text-field'
import { useCustomAppWords } from '../words.ts'
import css from './form.module.css'

const schema = saveCustomApp.input.omit({ name: true, mainColor: true, logoUploadId: true, removeLogo: true })

interface StepProps {
  app: CustomApp
  onNext: () => void
}

/** The fields begin with the business's own. */
export function InvoiceStep({ app, onNext }: StepProps) {
  const t = useCustomAppWords()
  return <InvoiceForm of={app} endpoint={saveCustomApp} toInput={values => values} save={t('continue')} onSaved={onNext} />
}

interface InvoiceFormProps<E extends Endpoint> {
  of: Pick<
    CustomApp,
    'businessName' | 'country' | 'vatNumber' | 'fiscalCode' | 'billingAddress' | 'postalCode' | 'certifiedMail' | 'recipientCode'
  >
  endpoint: E
  toInput: (values: z.output<typeof schema>) => Input<E>
  save: string
  /** Secondary where the page has a greater deed. */
  saveKind?: 'primary' | 'secondary'
  onSaved: (answer: Output<E>) => void
  onRefused?: (error: unknown) => boolean
}

/** The person or business that the invoice names. */
export function InvoiceForm<E extends Endpoint>({ of, save, saveKind = 'primary', onSaved, ...call }: InvoiceFormProps<E>) {
  const t = useCustomAppWords()
  const say = useBusinessWords()
  const countries = useCountries()
  const taxNumberHint = useTaxNumberHint()
  const { businessName, country, vatNumber, fiscalCode, billingAddress, postalCode, certifiedMail, recipientCode } = of
  const form = useEndpointForm({
    ...call,
    schema,
    start: {
      businessName,
      country,
      vatNumber: vatNumber ?? '',
      fiscalCode: fiscalCode ?? '',
      billingAddress,
      postalCode,
      certifiedMail,
      recipientCode: recipientCode ?? '',
    },
    check: useFiscalCheck(),
    onSaved: answer => onSaved(answer),
  })
  const [chosenCountry, number] = useWatch({ control: form.control, name: ['country', 'vatNumber'] })
  const isItalian = chosenCountry === 'IT'
  const mail = useFormValue(form, 'certifiedMail')
  return (
    <FormBody form={form} gap={20} className={css.narrow}>
      <TextField label={t('businessName')} autoComplete="organization" {...form.field('businessName')} />
      <Select label={say('country')} autoComplete="country" options={countries} {...form.field('country')} />
      <FieldPair>
        <TextField label={say(isItalian ? 'vatNumber' : 'vatNumberAbroad')} figures {...form.field('vatNumber')} />
        <TextField
          label={say(isItalian ? 'fiscalCode' : 'fiscalCodeAbroad')}
          autoComplete="off"
          autoCapitalize="characters"
          {...form.field('fiscalCode')}
        />
      </FieldPair>
      <Text size="small" tone={3}>
        {taxNumberHint(chosenCountry)}
      </Text>
      <FieldPair>
        <TextField label={t('billingAddress')} autoComplete="street-address" {...form.field('billingAddress')} />
        <TextField label={t('postalCode')} autoComplete="postal-code" figures maxLength={12} {...form.field('postalCode')} />
      </FieldPair>
      {isItalian && (
        <>
          <FieldPair>
            <EmailField
              label={say('certifiedMail')}
              autoComplete="off"
              {...mail}
              value={mail.value ?? ''}
              onChange={event => mail.onChange(event.target.value || null)}
            />
            <TextField label={say('recipientCode')} autoComplete="off" figures maxLength={10} {...form.field('recipientCode')} />
          </FieldPair>
          {needsInvoiceAddress({ country: 'IT', vatNumber: number }) && (
            <Text size="small" tone={3}>
              {t('invoiceAddressHint')}
            </Text>
          )}
        </>
      )}
      <Row>
        <Button kind={saveKind} type="submit" isBusy={form.isBusy}>
          {save}
        </Button>
      </Row>
    </FormBody>
  )
}
