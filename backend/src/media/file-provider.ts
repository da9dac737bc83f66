import path from "node:path"
import { type MediaEnvironment } from "./environment"
import { uploadFolder } from "./upload-folder"

/** Milliseconds until a connection to the object store fails, and until one call to it is aborted. */
const CONNECT_WITHIN = 5_000
const RESPONSE_WITHIN = 30_000

const isAmazon = (endpoint: string) => new URL(endpoint).hostname.endsWith(".amazonaws.com")

/**
 * How AWS's client addresses an object store, and how long it waits.
 *
 * @param endpoint address of the store's API
 */
export function objectStoreConnection(endpoint: string) {
  return {
    forcePathStyle: !isAmazon(endpoint),
    requestHandler: { connectionTimeout: CONNECT_WITHIN, requestTimeout: RESPONSE_WITHIN },
  }
}

/**
 * Chooses the storage of uploaded files: the object store of the S3_ settings, else the upload folder.
 *
 * @param environment the backend's settings, checked
 * @returns a provider for Medusa's file module
 */
export function fileProvider(environment: MediaEnvironment & { BACKEND_URL: string }) {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_PREFIX, S3_FILE_URL } = environment
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (S3_ENDPOINT !== undefined) {
    return {
      resolve: "@medusajs/medusa/file-s3",
      id: "s3",
      options: {
        bucket: S3_BUCKET,
        region: S3_REGION,
        endpoint: S3_ENDPOINT,
        prefix: S3_PREFIX,
        // Without a key AWS's SDK looks for the role of the machine, the container or the pod, and renews what it is given.
        authentication_method: S3_ACCESS_KEY_ID === undefined ? "s3-iam-role" : "access-key",
        access_key_id: S3_ACCESS_KEY_ID,
        secret_access_key: S3_SECRET_ACCESS_KEY,
        file_url: S3_FILE_URL,
        // New buckets have access lists disabled and refuse them; a bucket policy decides what may be read.
        acl: false,
        additional_client_config: objectStoreConnection(S3_ENDPOINT),
      },
    }
  }
  const folder = uploadFolder(environment.UPLOAD_DIR)
  return {
    resolve: "@medusajs/medusa/file-local",
    id: "local",
    options: {
      upload_dir: folder,
      private_upload_dir: path.join(folder, ".private"),
      backend_url: `${environment.BACKEND_URL}/static`,
    },
  }
}
