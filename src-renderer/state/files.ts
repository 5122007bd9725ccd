/** What is in a file, as the contract carries it. */
export function asBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result.replace(/^[^,]*,/, ''))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** Hands a file to whoever looks: a browser puts it among the downloads, the desktop app asks where it should go. */
export function handOut(fileName: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (one) => one.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it by and by.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
