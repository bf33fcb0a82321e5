interface TypedTags {
  /** Signs that end a tag; none where a tag may hold any. */
  separators: string
  /** Those that are chosen already. */
  value: readonly string[]
  /** All that are known, as they are spelt. */
  known: readonly string[]
  max: number
  longest: number
}

/** The tags after a text was typed or pasted, and what of it is still being written. */
export function takeTypedTags(text: string, { separators, value, known, max, longest }: TypedTags): { tags: string[]; rest: string } {
  // an empty class matches nothing
  const parts = text.split(new RegExp(`[${separators}]`))
  const rest = parts.pop() ?? ''
  const tags = [...value]
  for (const part of parts) {
    const typed = part.trim().slice(0, longest)
    const isSame = (tag: string) => tag.toLowerCase() === typed.toLowerCase()
    if (typed !== '' && tags.length < max && !tags.some(isSame)) tags.push(known.find(isSame) ?? typed)
  }
  return { tags, rest }
}
