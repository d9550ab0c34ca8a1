type Shape = { width: number; height: number; fit: 'cover' | 'contain' };
type Place = { x: number; y: number; width: number; height: number };

/** How a picture is drawn on its canvas: `cover` fills it, `contain` shows all of it. */
export function placePicture(width: number, height: number, shape: Shape): Place {
  const scales = [shape.width / width, shape.height / height];
  const scale = shape.fit === 'cover' ? Math.max(...scales) : Math.min(1, ...scales);
  const [w, h] = [width * scale, height * scale];
  return { x: (shape.width - w) / 2, y: (shape.height - h) / 2, width: w, height: h };
}

export const pictureTypes = ['image/gif', 'image/jpeg', 'image/png'];

/** Resizes a chosen picture to a data URL; throws if the file is not a picture. */
export async function shrinkPicture(file: File, shape: Shape): Promise<string> {
  if (!pictureTypes.includes(file.type)) throw new TypeError(file.type);
  const picture = await createImageBitmap(file);
  const place = placePicture(picture.width, picture.height, shape);
  const isWhole = shape.fit === 'contain';
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(isWhole ? place.width : shape.width));
  canvas.height = Math.max(1, Math.round(isWhole ? place.height : shape.height));
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, isWhole ? 0 : place.x, isWhole ? 0 : place.y, place.width, place.height);
  picture.close();
  return isWhole ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', 0.88);
}

/** The size of a picture with a maximum width; never enlarged. */
export const sizeWithin = (width: number, height: number, most: number) => {
  const scale = Math.min(1, most / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * The same picture with a maximum width, upright and with transparency; unchanged if that would not make it smaller.
 */
export async function shrinkFile(file: File, most: number): Promise<File> {
  // Redrawing would stop an animation.
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const size = sizeWithin(picture.width, picture.height, most);
  if (size.width === picture.width) {
    picture.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.88));
  if (!blob || blob.size >= file.size) return file;
  return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
}
