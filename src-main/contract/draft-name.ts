/**
 * What a draft is called. One that nobody has named has the title of its scenario, in the language in which it was begun, and copies of it
 * a number behind that: it is told in the language of whoever reads it.
 */
export function draftName(
  { name, title }: { readonly name: string; readonly title: { readonly en: string; readonly fr: string } },
  language: 'en' | 'fr',
): string {
  const [, called = name, number = ''] = /^(.*?)((?: \(\d{1,4}\))?)$/s.exec(name) ?? []
  return called === title.en || called === title.fr ? `${title[language]}${number}` : name
}
