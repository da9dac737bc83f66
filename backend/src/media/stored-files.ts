import { existsSync } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import path from "node:path"
import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3"
import { writeWholeFile } from "../lib/write-whole-file"
import { type MediaEnvironment } from "./environment"
import { objectStoreConnection } from "./file-provider"
import { uploadFolder } from "./upload-folder"

interface ListedFile {
  name: string
  /** When it came into the store under this name, or was replaced, in ms since 1970 by the store's clock. */
  storedAt: number
}

/** The store of uploads, to go through all of them, which Medusa's file module cannot do. */
export interface StoredFiles {
  list: () => Promise<ListedFile[]>
  /** @returns undefined where there is no such file, or none any more */
  read: (name: string) => Promise<Buffer | undefined>
  /** Writes a file, or puts other content in its place: all of it or nothing. */
  write: (name: string, content: Buffer) => Promise<void>
}

/** How a folder, and an object store, say that a file is not there. */
const GONE: readonly unknown[] = ["ENOENT", "NoSuchKey", "NotFound"]

const undefinedIfGone = (error: unknown) => {
  const { name, code } = error as { name?: unknown; code?: unknown }
  if (GONE.includes(name) || GONE.includes(code)) return undefined
  throw error
}

/** A new file is readable by the server's own user only. */
const OWNER_ONLY = 0o600

function inFolder(folder: string): StoredFiles {
  return {
    list: async () => {
      // Before the first upload there is no folder.
      if (!existsSync(folder)) return []
      const entries = await readdir(folder, { withFileTypes: true })
      const listed: ListedFile[] = []
      // Names that begin with a dot are of files that are being written. Folders are of private files; none is served.
      for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."))) {
        // When it changed its name or content; copies may have the time of the original's content.
        const found = await stat(path.join(folder, name)).catch(undefinedIfGone)
        if (found) listed.push({ name, storedAt: found.ctimeMs })
      }
      return listed
    },
    read: (name) => readFile(path.join(folder, name)).catch(undefinedIfGone),
    write: async (name, content) => {
      const file = path.join(folder, name)
      const { mode = OWNER_ONLY } = (await stat(file).catch(undefinedIfGone)) ?? {}
      await writeWholeFile(file, content, mode)
    },
  }
}

function inObjectStore(endpoint: string, environment: MediaEnvironment): StoredFiles {
  const { S3_BUCKET: Bucket, S3_REGION: region, S3_PREFIX: prefix = "" } = environment
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment
  const client = new S3Client({
    endpoint,
    ...objectStoreConnection(endpoint),
    ...(region === undefined ? {} : { region }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  })
  return {
    list: async () => {
      const listed: ListedFile[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key = "", LastModified } of Contents) {
          listed.push({ name: Key.slice(prefix.length), storedAt: LastModified?.getTime() ?? 0 })
        }
      }
      return listed
    },
    read: async (name) => {
      const command = new GetObjectCommand({ Bucket, Key: prefix + name })
      const found = await client.send(command).catch(undefinedIfGone)
      const content = await found?.Body?.transformToByteArray()
      return content && Buffer.from(content)
    },
    write: async (name, Body) => {
      const place = { Bucket, Key: prefix + name }
      const found = await client.send(new HeadObjectCommand(place)).catch(undefinedIfGone)
      const { CacheControl, ContentDisposition, ContentType, Metadata } = found ?? {}
      const described = { CacheControl, ContentDisposition, ContentType, Metadata }
      await client.send(new PutObjectCommand({ ...place, ...described, Body }))
    },
  }
}

/**
 * Opens the store of uploads: the object store of the S3_ settings, else the upload folder.
 *
 * @param environment the backend's settings, checked
 */
export function storedFiles(environment: MediaEnvironment): StoredFiles {
  const { S3_ENDPOINT, UPLOAD_DIR } = environment
  return S3_ENDPOINT === undefined
    ? inFolder(uploadFolder(UPLOAD_DIR))
    : inObjectStore(S3_ENDPOINT, environment)
}
