import { answerStorefront, getOwnStorefrontAnswer } from '@allenio/contract/storefront'
import { useQuery } from '@tanstack/react-query'
import { BackButton } from '#shell'
import { read, useCall } from '#lib/api'
import { Button, ButtonLink } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Section, Sheet } from '#ui/section'
import { SheetPage } from '#ui/sheet-page'
import { Text } from '#ui/text'
import { useStorefrontWords } from '../words.ts'

/** A collaborator decides whether they appear on the page of the business. */
export function Page() {
  const t = useStorefrontWords()
  const own = useQuery(read(getOwnStorefrontAnswer, {}))
  const { mutate, isPending } = useCall(answerStorefront)
  return (
    <SheetPage header={{ title: t('appearing'), back: <BackButton /> }}>
      <Loaded query={own} failed={t('appearing')}>
        {({ answer, businessName, address }) => (
          <Sheet framed>
            <Section>
              <Stack gap={16}>
                <Text>{t(answer === 'agreed' ? 'youAppear' : 'youDoNotAppear', { name: businessName })}</Text>
                <Text tone={2}>{t('appearingText')}</Text>
                {address !== null && (
                  <Row>
                    <ButtonLink href={address} target="_blank" rel="noopener">
                      {address}
                    </ButtonLink>
                  </Row>
                )}
                <Row>
                  <Button
                    kind={answer === 'agreed' ? 'secondary' : 'primary'}
                    isBusy={isPending}
                    onClick={() => mutate({ isAgreed: answer !== 'agreed' })}>
                    {t(answer === 'agreed' ? 'withdraw' : 'agree')}
                  </Button>
                  {answer === 'asked' && (
                    <Button kind="quiet" isBusy={isPending} onClick={() => mutate({ isAgreed: false })}>
                      {t('refuse')}
                    </Button>
                  )}
                </Row>
              </Stack>
            </Section>
          </Sheet>
        )}
      </Loaded>
    </SheetPage>
  )
}
