import { formatOf } from '#contract/files.ts';

/** The formats the viewer opens; other models are offered for download. */
export const viewableFormats = ['obj', 'stl', 'glb', 'gltf', 'fbx', '3ds', '3dm'] as const;
export type ModelFormat = (typeof viewableFormats)[number];

export const viewableFormat = (name: string): ModelFormat | null =>
  viewableFormats.find((format) => format === formatOf(name)) ?? null;

/** Why a model is not shown. */
export type ModelProblem = 'noGraphics' | 'broken' | 'empty' | 'packed' | 'unreachable';

export class ModelError extends Error {
  readonly problem: ModelProblem;
  constructor(problem: ModelProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
