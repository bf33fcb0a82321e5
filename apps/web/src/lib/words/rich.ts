import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Renders a sentence in which a part is more than text:
 * rich('Accetto i <terms>termini</terms>', { terms: text => <a …>{text}</a> }).
 * The translator decides where the tags stand.
 */
export function rich(sentence: string, parts: Readonly<Record<string, (text: string) => ReactNode>>): ReactNode {
  return sentence.split(/(<(\w+)>.*?<\/\2>)/g).flatMap((piece, index) => {
    // the second group is captured too, so every third piece repeats the name
    if (index % 3 === 2 || piece === '') return []
    const [, name = '', text = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? []
    return [createElement(Fragment, { key: index }, parts[name]?.(text) ?? (name ? text : piece))]
  })
}
