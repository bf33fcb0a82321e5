import { useConnect } from '#areas/onboarding'
import { hrefTo } from '#lib/screens'
import { useWording } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'

const newPackage = { it: 'Nuovo pacchetto', en: 'New package' }

/** Leads to the account that takes cards first, where the business has none; then to the form of a package. */
export function SellWay({ isMain }: { isMain: boolean }) {
  const say = useWording()
  const { state, verb, start, isBusy } = useConnect('home')
  // until the state is known neither button stands there, so that none jumps away under the pointer
  if (state === undefined) return null
  return (
    <>
      {verb && (
        <Button kind={isMain ? 'primary' : 'secondary'} size="small" isBusy={isBusy} onClick={start}>
          {verb}
        </Button>
      )}
      <ButtonLink kind={isMain && !verb ? 'primary' : 'secondary'} size="small" href={hrefTo('/workoutPackages/create')}>
        {say(newPackage)}
      </ButtonLink>
    </>
  )
}
