import jsonPatch, { type Operation } from 'fast-json-patch';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** A manifest as it is read. */
export interface Read {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

interface Kustomization {
  resources: string[];
  namespace?: string;
  images?: { name: string; newName?: string; newTag: string }[];
  patches?: { target: { kind: string; name?: string }; patch: string }[];
}

const clusterWide = ['Namespace'];

/** Gives every image of ours, wherever it stands in a manifest, its registry and version. */
function withImages(manifest: Read, images: Kustomization['images'] = []): Read {
  const text = images.reduce(
    (json, { name, newName = name, newTag }) =>
      json.replaceAll(`"image":"${name}"`, `"image":"${newName}:${newTag}"`),
    JSON.stringify(manifest),
  );
  return JSON.parse(text) as Read;
}

function patched(manifest: Read, patches: Kustomization['patches'] = []): Read {
  for (const { target, patch } of patches) {
    const isMeant =
      target.kind === manifest.kind && (target.name ?? manifest.metadata.name) === manifest.metadata.name;
    if (isMeant) jsonPatch.applyPatch(manifest, parse(patch) as Operation[], true);
  }
  return manifest;
}

function readResource(path: string): Read[] {
  if (!path.endsWith('.yaml')) return buildOverlay(path);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS() as Read);
}

/**
 * The manifests of a folder with a kustomization.yaml, for tests on machines without kubectl: of kustomize it knows
 * resources, namespace, images and JSON patches, which is all that k8s/ uses.
 */
export function buildOverlay(folder: string): Read[] {
  const file = join(folder, 'kustomization.yaml');
  const { resources, namespace, images, patches } = parse(readFileSync(file, 'utf8')) as Kustomization;
  return resources
    .flatMap((resource) => readResource(join(dirname(file), resource)))
    .map((manifest) => {
      const placed =
        namespace && !clusterWide.includes(manifest.kind)
          ? { ...manifest, metadata: { ...manifest.metadata, namespace } }
          : manifest;
      return patched(withImages(placed, images), patches);
    });
}
