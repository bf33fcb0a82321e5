interface TypedTags {
  /** Characters that end a tag; empty where a tag may contain any. */
  separators: string
  /** The tags that are chosen already. */
  value: readonly string[]
  /** All known tags in their usual spelling. */
  known: readonly string[]
  max: number
  longest: number
}

/** Takes the complete tags out of a text that was typed or pasted; `rest` is the part that is still being written. */
export function takeTypedTags(text: string, { separators, value, known, max, longest }: TypedTags): { tags: string[]; rest: string } {
  // with no separators, the empty class matches nothing
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
