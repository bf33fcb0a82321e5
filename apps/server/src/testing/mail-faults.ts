interface ReadMail {
  subject: string
  html: string
  plain: string
}

/** The faults of a mail where a mail program drops `<style>`, shows the text alone or fetches nothing. */
export function mailFaults({ subject, html, plain }: ReadMail): string[] {
  const bare = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')
  const [, preheader = ''] = /<div class="preheader" style="display:none;[^"]*mso-hide:all;[^"]*">([^<]*)<\/div>/.exec(bare) ?? []
  const [, title = ''] = /<h1[^>]*>([^<]*)<\/h1>/.exec(bare) ?? []
  const texts = [...bare.matchAll(/<(?:p|h1|li|th|td|blockquote|div)\b[^>]*>(?=\s*[^<\s])|<a\b[^>]*>/g)].map(([tag]) => tag)
  const links = [...bare.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => unescaped(address))
  const buttons = bare.split('class="press"').length - 1
  return [
    ...texts.filter(tag => !/ style="[^"]*font-/.test(tag)).map(tag => `no look: ${tag}`),
    ...(/\p{L}/u.test(preheader) ? [] : ['no hidden preheader']),
    ...(buttons === [...bare.matchAll(/mso-padding-alt:13px 24px[^>]*bgcolor="#[\da-f]{6}">\s*<a class="press"/gi)].length
      ? []
      : ['a button that is none in Outlook']),
    ...[...bare.matchAll(/\b(?:src|background)="([^"]*)"|url\(/g)]
      .map(([, source = '']) => source)
      .filter(source => !source.startsWith('cid:'))
      .map(source => `fetches ${source}`),
    ...[subject, bare, plain].flatMap(text => /\{\{|\}\}|\bundefined\b|\bNaN\b/.exec(text) ?? []),
    ...(title !== '' && plain.startsWith(unescaped(title)) ? [] : ['its text lacks the title']),
    ...links.filter(address => !plain.includes(address)).map(address => `its text lacks ${address}`),
  ]
}

const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#96;': '`', '&amp;': '&' } as const
const unescaped = (text: string) => text.replaceAll(/&(?:lt|gt|quot|#39|#96|amp);/g, sign => signs[sign as keyof typeof signs]) // pattern
