import { useConfig } from '#platform/config'
import { AppError } from '#platform/errors'

/** A professional who runs an installation alone has no plans: then there are none of these calls. */
export function requirePlans(): void {
  if (!useConfig().hasPlans) throw new AppError('not found')
}
