import { largestFile } from '../../../src-main/contract/carriers.ts'

export class FileTooLarge extends Error {}

/** Reads a file as base64, as the contract carries it; rejects a file too large for that. */
export function readAsBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    if (file.size > largestFile) {
      reject(new FileTooLarge(`the file has ${file.size} bytes`))
      return
    }
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result.replace(/^[^,]*,/, ''))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** Offers a file to the user: a browser puts it among the downloads, the desktop app asks where to save it. */
export function offerDownload(fileName: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (one) => one.codePointAt(0) ?? 0)
  offerFile(fileName, new Blob([bytes], { type: 'application/octet-stream' }))
}

/** Like `offerDownload`, for content that the window has already. */
export function offerFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
