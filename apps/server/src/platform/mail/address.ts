/**
 * Accepts one plain address and nothing else: no name, no second recipient, no line break that would begin a header. It is
 * no stricter than the forms that people fill in, because only the mail server knows whether the address exists.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return (
    at > 0 &&
    text.length <= 254 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local) &&
    domain.split('.').every(label => /^[a-z0-9][a-z0-9-]*$/i.test(label))
  )
}

/** Fit for a header: what would end it becomes a blank. */
// oxlint-disable-next-line no-control-regex -- those are what is taken out
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
